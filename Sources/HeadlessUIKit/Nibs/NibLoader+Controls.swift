import Foundation

/// Attributes of controls without text.
extension NibLoader {
    func restoreSwitch(_ toggle: UISwitch, _ reader: AttributeReader) {
        reader.flags(of: toggle, ["on": \.isOn])
        reader.colors(of: toggle, ["onTintColor": \.onTintColor, "thumbTintColor": \.thumbTintColor])
        reader.ignore("style", "title", "preferredStyle", "onImage", "offImage")
    }

    func restoreSlider(_ slider: UISlider, _ reader: AttributeReader) {
        reader.floats(of: slider, ["minValue": \.minimumValue, "maxValue": \.maximumValue, "value": \.value])
        reader.flags(of: slider, ["continuous": \.isContinuous])
        reader.colors(
            of: slider,
            [
                "minimumTrackTintColor": \.minimumTrackTintColor,
                "maximumTrackTintColor": \.maximumTrackTintColor, "thumbTintColor": \.thumbTintColor,
            ])
        if let image = reader.image("minimumValueImage") ?? reader.image("minimumImage") {
            slider.minimumValueImage = image
        }
        if let image = reader.image("maximumValueImage") ?? reader.image("maximumImage") {
            slider.maximumValueImage = image
        }
        reader.ignore("catalog", "preferredBehavioralStyle")
    }

    func restoreSegments(_ control: UISegmentedControl, _ reader: AttributeReader) {
        for (index, segment) in reader.list("segments").enumerated() where segment.name == "segment" {
            restoreSegment(control, index, segment, reader)
        }
        reader.flags(
            of: control,
            [
                "momentary": \.isMomentary,
                "apportionsSegmentWidthsByContent": \.apportionsSegmentWidthsByContent,
            ])
        if let value = reader.integer("selectedSegmentIndex"), value < control.numberOfSegments {
            control.selectedSegmentIndex = value
        }
        reader.colors(of: control, ["selectedSegmentTintColor": \.selectedSegmentTintColor])
        reader.ignore("segmentControlStyle", "segments")
    }

    private func restoreSegment(
        _ control: UISegmentedControl, _ index: Int, _ segment: InterfaceElement, _ reader: AttributeReader
    ) {
        let part = AttributeReader(segment, self)
        if let image = part.image("image") {
            control.insertSegment(with: image, at: index, animated: false)
        } else {
            let title = part.text("title") ?? ""
            let shown = translated(title, reader.element.id, "segmentTitles[\(index)]") ?? title
            control.insertSegment(withTitle: shown, at: index, animated: false)
        }
        if let value = part.flag("enabled") { control.setEnabled(value, forSegmentAt: index) }
        if let value = part.number("width") { control.setWidth(value, forSegmentAt: index) }
        if let value = part.size("contentOffset") {
            control.setContentOffset(value, forSegmentAt: index)
        }
        part.ignore("catalog", "title")
        part.finish()
    }

    func restoreStepper(_ stepper: UIStepper, _ reader: AttributeReader) {
        if let value = reader.number("minimumValue") { stepper.minimumValue = Double(value) }
        if let value = reader.number("maximumValue") { stepper.maximumValue = Double(value) }
        if let value = reader.number("stepValue") { stepper.stepValue = Double(value) }
        if let value = reader.number("value") { stepper.value = Double(value) }
        reader.flags(
            of: stepper, ["wraps": \.wraps, "autorepeat": \.autorepeat, "continuous": \.isContinuous])
    }

    func restorePages(_ pages: UIPageControl, _ reader: AttributeReader) {
        reader.integers(of: pages, ["numberOfPages": \.numberOfPages, "currentPage": \.currentPage])
        reader.flags(of: pages, ["hidesForSinglePage": \.hidesForSinglePage])
        reader.colors(
            of: pages,
            [
                "pageIndicatorTintColor": \.pageIndicatorTintColor,
                "currentPageIndicatorTintColor": \.currentPageIndicatorTintColor,
            ])
        reader.ignore("defersCurrentPageDisplay", "backgroundStyle", "allowsContinuousInteraction")
    }

    func restoreDatePicker(_ picker: UIDatePicker, _ reader: AttributeReader) {
        if let value = reader.option(
            "datePickerMode",
            [
                "time": UIDatePicker.Mode.time, "date": .date, "dateAndTime": .dateAndTime,
                "countDownTimer": .countDownTimer,
            ])
        {
            picker.datePickerMode = value
        }
        if let value = reader.option(
            "style",
            [
                "automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact,
                "inline": .inline,
            ])
        {
            picker.preferredDatePickerStyle = value
        }
        reader.integers(of: picker, ["minuteInterval": \.minuteInterval])
        if let value = reader.number("countDownDuration") { picker.countDownDuration = Double(value) }
        if let value = date("minimumDate", reader) { picker.minimumDate = value }
        if let value = date("maximumDate", reader) { picker.maximumDate = value }
        if reader.flag("useCurrentDate") == true {
            picker.date = Date()
        } else if let value = date("date", reader) {
            picker.date = value
        }
        if let locale = reader.child("locale")?["localeIdentifier"] {
            picker.locale = Locale(identifier: locale)
        }
        reader.ignore("timeZone")
        // The style gives the size that the nib's frame then replaces.
        if let rect = reader.rect("frame") { picker.frame = rect }
    }

    private func date(_ key: String, _ reader: AttributeReader) -> Date? {
        reader.child(key, "date")?.number("timeIntervalSinceReferenceDate")
            .map { Date(timeIntervalSinceReferenceDate: Double($0)) }
    }

    func restoreRefresh(_ control: UIRefreshControl, _ reader: AttributeReader) {
        if let title = reader.attributedText("attributedTitle") { control.attributedTitle = title }
    }

    func restoreProgress(_ view: UIProgressView, _ reader: AttributeReader) {
        if let value = reader.option(
            "progressViewStyle", ["default": UIProgressView.Style.default, "bar": .bar])
        {
            view.progressViewStyle = value
        }
        reader.floats(of: view, ["progress": \.progress])
        reader.colors(
            of: view, ["progressTintColor": \.progressTintColor, "trackTintColor": \.trackTintColor])
    }

    func restoreActivity(_ wheel: UIActivityIndicatorView, _ reader: AttributeReader) {
        if let value = reader.option(
            "style",
            [
                "medium": UIActivityIndicatorView.Style.medium, "large": .large, "white": .white,
                "gray": .gray,
                "whiteLarge": .whiteLarge,
            ])
        {
            wheel.style = value
            if value == .white || value == .whiteLarge { wheel.color = .white }
        }
        reader.colors(of: wheel, ["color": \.color])
        // Unlike one made in code, a wheel of a nib is shown when it stands still, unless the nib says otherwise.
        if let value = reader.flag("hidesWhenStopped", absent: false) { wheel.hidesWhenStopped = value }
        if let value = reader.flag("animating") { value ? wheel.startAnimating() : wheel.stopAnimating() }
        if !wheel.hidesWhenStopped, reader.element["hidden"] != "YES" { wheel.isHidden = false }
    }
}
