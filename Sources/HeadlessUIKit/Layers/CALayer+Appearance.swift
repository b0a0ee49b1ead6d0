extension CALayer {
    final func setOpacity(_ opacity: Float) {
        if let owner { owner.alpha = CGFloat(opacity) } else { ownOpacity = min(max(opacity, 0), 1) }
    }

    final func setFlag(_ flag: ViewFlags, to isOn: Bool) {
        if let owner { owner.flags.set(flag, to: isOn) } else { ownFlags.set(flag, to: isOn) }
    }

    final var resolvedBackground: CGColor? {
        owner.map { $0.backgroundStorage?.resolvedColor(with: $0.traitCollection).cgColor } ?? ownBackground
    }

    final func setBackground(_ color: CGColor?) {
        if let owner {
            owner.backgroundColor = color.map { UIColor(cgColor: $0) }
        } else {
            ownBackground = color
        }
    }
}
