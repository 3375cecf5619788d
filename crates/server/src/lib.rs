//! The harbour on the network: pages, sockets, people and their cookies, limits and metrics.
