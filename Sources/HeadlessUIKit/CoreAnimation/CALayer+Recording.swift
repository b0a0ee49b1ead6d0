extension CALayer {
    /// Lets a change of a view's layer be animated. Standalone layers change at once.
    final func record(_ property: AnimatableProperty, from old: AnimatedValue, to new: AnimatedValue) {
        guard owner != nil else { return }
        AnimationRecording.record(property, of: self, from: old, to: new)
    }

    final func changed(_ property: AnimatableProperty, _ old: CGFloat, _ new: CGFloat) {
        if AnimationRecording.isOpen { record(property, from: .number(old), to: .number(new)) }
    }

    final func changed(_ property: AnimatableProperty, _ old: Float, _ new: Float) {
        changed(property, CGFloat(old), CGFloat(new))
    }

    final func changed(_ property: AnimatableProperty, _ old: CGSize, _ new: CGSize) {
        guard AnimationRecording.isOpen else { return }
        record(property, from: .pair(old.width, old.height), to: .pair(new.width, new.height))
    }

    final func changed(_ property: AnimatableProperty, _ old: CGColor?, _ new: CGColor?) {
        if AnimationRecording.isOpen { recordColor(property, from: old, to: new) }
    }

    /// Lets a change of a colour be animated; no colour is the other one, clear, so that nothing darkens
    /// in between.
    final func recordColor(
        _ property: AnimatableProperty, from old: CGColor?, to new: CGColor?,
        restore: ((_ toOld: Bool) -> Void)? = nil
    ) {
        guard old != new, owner != nil else { return }
        AnimationRecording.record(
            property, of: self, from: .color(old ?? new?.copy(alpha: 0)),
            to: .color(new ?? old?.copy(alpha: 0)), restore: restore)
    }
}
