import Foundation

/// Finds text in a view. Its panel is not shown: a session is begun and ended, and the text is searched by it.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// Provides sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session that is active.
    open private(set) var activeFindSession: UIFindSession?
    /// The text that is searched. None by default.
    open var searchText: String?
    /// The text that replaces what is found. None by default.
    open var replacementText: String?
    /// Makes the menu of options. None by default. Not shown.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Whether the panel is open.
    open var isFindNavigatorVisible: Bool { activeFindSession != nil }

    /// Begins a session.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, activeFindSession == nil,
            let session = delegate?.findInteraction(self, sessionFor: view)
        else { return }
        activeFindSession = session
        delegate?.findInteraction(self, didBegin: session)
        updateResultCount()
    }

    /// Ends the session.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.invalidateFoundResults()
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Highlights the next result.
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    /// Highlights the result before.
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Searches again.
    open func updateResultCount() {
        guard let searchText, !searchText.isEmpty else { return }
        activeFindSession?.performSearch(query: searchText, options: nil)
    }

    /// Called when the interaction is about to get another view.
    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Provides sessions of a ``UIFindInteraction``.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
    /// A session for a view.
    @discardableResult func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView)
        -> UIFindSession?
    /// Called when a session has begun.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called when a session has ended.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        OptionalMethods.byDefault()
    }
}

/// A search in a view. Subclasses search.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// How results are shown.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        case currentAndTotal = 0
        case total, none
    }

    /// The number of results. 0 by default.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result. `NSNotFound` by default.
    open var highlightedResultIndex: Int { NSNotFound }
    /// How results are shown. The current one and their number by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether results can be replaced. False by default.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result can be replaced. False by default.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    /// Searches. Does nothing by default.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result. Does nothing by default.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all results. Does nothing by default.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights another result. Does nothing by default.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Removes all results. Does nothing by default.
    open func invalidateFoundResults() {}
}

/// How text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// How words match.
    public enum WordMatchMethod: Int, Sendable {
        case contains = 0
        case startsWith, fullWord
    }

    /// How words match. By containing the text by default.
    open internal(set) var wordMatchMethod = WordMatchMethod.contains
    /// How strings are compared. Without distinguishing capital letters by default.
    open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive
}
