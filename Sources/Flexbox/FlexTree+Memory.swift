extension FlexTree {
    /// The memory that the tree has allocated for its nodes, in bytes: capacity for further nodes, cached sizes and
    /// lists included, closures not.
    public var allocatedBytes: Int { storage.allocatedBytes }
}
