extension PinWarning {
    /// The warning as it is shown.
    var text: String {
        switch self {
        case .alreadySet(let call, let value):
            return
                "PinLayout Conflict: \(call) won't be applied since it value has already been set to \(value)."
        case .excluded(let call, let settings):
            let list = settings.map { "\n \($0.name): \($0.value)" }.joined()
            return
                "PinLayout Conflict: \(call) won't be applied since it conflicts with the following already "
                + "set properties:" + list
        case .secondAdjustment(let call, let first):
            return "PinLayout Warning: PinLayout Conflict: \(call) won't be applied since it conflicts with "
                + "\(first)."
        case .notOnMainThread:
            return "PinLayout Warning: Layout must be executed from the Main Thread!"
        case .missingLayoutCall:
            return
                "PinLayout Warning: PinLayout commands have been issued without calling the 'layout()' method "
                + "to complete the layout. (Pin.logMissingLayoutCalls)"
        case .cannotFit:
            return
                "PinLayout Warning: PinLayout cannot comptute this view's size. This type of views doesn't "
                + "conform to the protocol SizeCalculable."
        case .strangerInGroup: return "PinLayout Warning: \(reason)"
        case .callOrder(let part, let after):
            return "PinLayout Advice: \(part) should be set before \(after): edges, the size, pinEdges(), "
                + "margins and the fit are read best in this order. (callOrder)"
        default:
            return "PinLayout Warning: \(call) won't be applied, \(reason)"
        }
    }

    /// The call that has no effect.
    var call: String {
        switch self {
        case .alreadySet(let call, _), .excluded(let call, _), .secondAdjustment(let call, _),
            .notALength(let call, _, _), .notFinite(let call, _), .notARatio(let call, _),
            .missingEdges(_, let call), .centerIsPinned(_, let call), .detachedReference(let call, _),
            .noReference(let call), .referenceIsLayouted(let call), .equalReferences(let call),
            .noSpaceBetween(_, let call):
            call
        case .aspectRatioOfUnknownSize, .aspectRatioOfKnownSize: "aspectRatio"
        case .notAnImageView, .noImage: "aspectRatio()"
        case .edgesAlreadyPinned: "pinEdges()"
        case .cannotFit: "sizeToFit"
        case .strangerInGroup: "pin(_:)"
        case .notOnMainThread, .missingLayoutCall, .callOrder: "layout()"
        }
    }

    /// Why the call has no effect.
    var reason: String {
        switch self {
        case .notALength(_, let property, let value):
            "the \(property) (\(value)) must be greater than or equal to zero."
        case .notFinite(_, let value): "the value (\(value)) must be a finite number."
        case .notARatio(_, let value): "the aspectRatio (\(value)) must be greater than zero."
        case .aspectRatioOfUnknownSize: "neither the width nor the height can be determined."
        case .aspectRatioOfKnownSize:
            "the width and the height are already defined by other PinLayout's properties."
        case .notAnImageView:
            "the layouted view must be an UIImageView() to use the aspectRatio() method without parameter."
        case .noImage: "the layouted UIImageView's image hasn't been set (aspectRatioImageNotSet)"
        case .edgesAlreadyPinned: "top, left, bottom and right coordinates are already set."
        case .missingEdges(.horizontal, _):
            "the left and right coordinates must be set to justify the view horizontally."
        case .missingEdges(.vertical, _):
            "the top and bottom coordinates must be set to align the view vertically."
        case .centerIsPinned(.horizontal, _):
            "justification is not applied when hCenter has been set. By default the view will be horizontally "
                + "centered."
        case .centerIsPinned(.vertical, _):
            "alignment is not applied when vCenter has been set. By default the view will be vertically "
                + "centered."
        case .detachedReference(_, let reference):
            "the reference view \(reference) must be added as a sub-view before being used as a reference."
        case .noReference: "At least one view must be visible (i.e. UIView.isHidden != true) "
        case .referenceIsLayouted:
            "the view being layouted cannot be used as one of the references."
        case .strangerInGroup(let view):
            "the view \(view) is left out: it must have the same superview as the first view of its group."
        case .equalReferences: "reference views must be different."
        case .noSpaceBetween(.horizontal, _):
            "there is no horizontal space between these views. (noSpaceAvailableBetweenViews)"
        case .noSpaceBetween(.vertical, _):
            "there is no vertical space between these views. (noSpaceAvailableBetweenViews)"
        case .alreadySet, .excluded, .secondAdjustment, .cannotFit, .notOnMainThread, .missingLayoutCall,
            .callOrder:
            ""
        }
    }
}
