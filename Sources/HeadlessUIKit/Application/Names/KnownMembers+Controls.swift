extension KnownMembers {
    /// Members of controls.
    static var controls: [RuntimeClass] {
        [
            RuntimeClass(UIControl.self, control),
            RuntimeClass(UILabel.self, label),
            RuntimeClass(UIButton.self, button),
            RuntimeClass(UIImageView.self, imageView),
            RuntimeClass(UITextField.self, textField),
            RuntimeClass(UITextView.self, textView),
            RuntimeClass(UISwitch.self, toggle),
            RuntimeClass(UISlider.self, slider),
            RuntimeClass(UIStepper.self, stepper),
            RuntimeClass(UISegmentedControl.self, segmentedControl),
            RuntimeClass(UIPageControl.self, pageControl),
            RuntimeClass(UIProgressView.self, progressView),
            RuntimeClass(UIActivityIndicatorView.self, activityIndicatorView),
            RuntimeClass(UIRefreshControl.self, refreshControl),
        ]
    }

    private static let control: [RuntimeMember] = [
        .key("enabled", \UIControl.isEnabled),
        .key("isEnabled", \UIControl.isEnabled),
        .key("selected", \UIControl.isSelected),
        .key("isSelected", \UIControl.isSelected),
        .key("highlighted", \UIControl.isHighlighted),
        .key("isHighlighted", \UIControl.isHighlighted),
        .key("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
        .key("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
        .read("state", \UIControl.state),
        .read("allTargets", \UIControl.allTargets),
    ]

    private static let label: [RuntimeMember] = [
        .key("text", \UILabel.text),
        .key("attributedText", \UILabel.attributedText),
        .key("font", \UILabel.font),
        .key("textColor", \UILabel.textColor),
        .key("textAlignment", \UILabel.textAlignment),
        .key("numberOfLines", \UILabel.numberOfLines),
        .key("lineBreakMode", \UILabel.lineBreakMode),
        .key("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        .key("minimumScaleFactor", \UILabel.minimumScaleFactor),
        .key("enabled", \UILabel.isEnabled),
        .key("highlighted", \UILabel.isHighlighted),
        .key("highlightedTextColor", \UILabel.highlightedTextColor),
        .key("shadowColor", \UILabel.shadowColor),
        .key("shadowOffset", \UILabel.shadowOffset),
        .key("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    ]

    private static let button: [RuntimeMember] = [
        .key("contentEdgeInsets", \UIButton.contentEdgeInsets),
        .key("titleEdgeInsets", \UIButton.titleEdgeInsets),
        .key("imageEdgeInsets", \UIButton.imageEdgeInsets),
        .key("configuration", \UIButton.configuration),
        .read("titleLabel", \UIButton.titleLabel),
        .read("imageView", \UIButton.imageView),
        .read("currentTitle", \UIButton.currentTitle),
        .read("currentImage", \UIButton.currentImage),
    ]

    private static let imageView: [RuntimeMember] = [
        .key("image", \UIImageView.image),
        .key("highlightedImage", \UIImageView.highlightedImage),
        .key("highlighted", \UIImageView.isHighlighted),
        .key("isHighlighted", \UIImageView.isHighlighted),
    ]

    private static let textField: [RuntimeMember] = [
        .key("text", \UITextField.text),
        .key("attributedText", \UITextField.attributedText),
        .key("placeholder", \UITextField.placeholder),
        .key("attributedPlaceholder", \UITextField.attributedPlaceholder),
        .key("font", \UITextField.font),
        .key("textColor", \UITextField.textColor),
        .key("textAlignment", \UITextField.textAlignment),
        .key("borderStyle", \UITextField.borderStyle),
        .key("clearButtonMode", \UITextField.clearButtonMode),
        .key("secureTextEntry", \UITextField.isSecureTextEntry),
        .key("isSecureTextEntry", \UITextField.isSecureTextEntry),
        .key("keyboardType", \UITextField.keyboardType),
        .key("returnKeyType", \UITextField.returnKeyType),
        .key("autocapitalizationType", \UITextField.autocapitalizationType),
        .key("autocorrectionType", \UITextField.autocorrectionType),
        .key("leftView", \UITextField.leftView),
        .key("leftViewMode", \UITextField.leftViewMode),
        .key("rightView", \UITextField.rightView),
        .key("rightViewMode", \UITextField.rightViewMode),
        .key("delegate", \UITextField.delegate),
        .key("inputView", \UITextField.inputView),
        .key("inputAccessoryView", \UITextField.inputAccessoryView),
        .read("editing", \UITextField.isEditing),
    ]

    private static let textView: [RuntimeMember] = [
        .key("text", \UITextView.text),
        .key("attributedText", \UITextView.attributedText),
        .key("font", \UITextView.font),
        .key("textColor", \UITextView.textColor),
        .key("textAlignment", \UITextView.textAlignment),
        .key("editable", \UITextView.isEditable),
        .key("isEditable", \UITextView.isEditable),
        .key("selectable", \UITextView.isSelectable),
        .key("isSelectable", \UITextView.isSelectable),
        .key("delegate", \UITextView.delegate),
        .key("textContainerInset", \UITextView.textContainerInset),
        .key("selectedRange", \UITextView.selectedRange),
        .key("keyboardType", \UITextView.keyboardType),
        .key("returnKeyType", \UITextView.returnKeyType),
    ]

    private static let toggle: [RuntimeMember] = [
        .key("on", \UISwitch.isOn),
        .key("isOn", \UISwitch.isOn),
        .key("onTintColor", \UISwitch.onTintColor),
        .key("thumbTintColor", \UISwitch.thumbTintColor),
    ]

    private static let slider: [RuntimeMember] = [
        .key("value", \UISlider.value),
        .key("minimumValue", \UISlider.minimumValue),
        .key("maximumValue", \UISlider.maximumValue),
        .key("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
        .key("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
        .key("thumbTintColor", \UISlider.thumbTintColor),
        .key("continuous", \UISlider.isContinuous),
    ]

    private static let stepper: [RuntimeMember] = [
        .key("value", \UIStepper.value),
        .key("minimumValue", \UIStepper.minimumValue),
        .key("maximumValue", \UIStepper.maximumValue),
        .key("stepValue", \UIStepper.stepValue),
        .key("wraps", \UIStepper.wraps),
    ]

    private static let segmentedControl: [RuntimeMember] = [
        .key("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
        .read("numberOfSegments", \UISegmentedControl.numberOfSegments),
    ]

    private static let pageControl: [RuntimeMember] = [
        .key("currentPage", \UIPageControl.currentPage),
        .key("numberOfPages", \UIPageControl.numberOfPages),
        .key("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        .key("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        .key("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
    ]

    private static let progressView: [RuntimeMember] = [
        .key("progress", \UIProgressView.progress),
        .key("progressTintColor", \UIProgressView.progressTintColor),
        .key("trackTintColor", \UIProgressView.trackTintColor),
    ]

    private static let activityIndicatorView: [RuntimeMember] = [
        .key("color", \UIActivityIndicatorView.color),
        .key("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
        .key("style", \UIActivityIndicatorView.style),
        .read("animating", \UIActivityIndicatorView.isAnimating),
    ]

    private static let refreshControl: [RuntimeMember] = [
        .key("attributedTitle", \UIRefreshControl.attributedTitle),
        .read("refreshing", \UIRefreshControl.isRefreshing),
    ]
}
