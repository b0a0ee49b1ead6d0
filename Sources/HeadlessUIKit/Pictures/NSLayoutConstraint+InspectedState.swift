extension NSLayoutConstraint {
    /// A number that grows with each activation: the newest constraint decides ties.
    package final var inspectedActivation: Int { activation }
}
