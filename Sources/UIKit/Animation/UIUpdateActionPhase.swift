import Foundation

/// A part of an update of the interface, at which actions are run. An update goes through its phases in the order in which they stand here.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiupdateactionphase>
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    /// The phases' places.
    enum Place: Int, CaseIterable {
        case afterUpdateScheduled, beforeEventDispatch, afterEventDispatch, beforeCADisplayLinkDispatch, afterCADisplayLinkDispatch,
            beforeCATransactionCommit, afterCATransactionCommit, beforeLowLatencyEventDispatch, afterLowLatencyEventDispatch,
            beforeLowLatencyCATransactionCommit, afterLowLatencyCATransactionCommit, afterUpdateComplete
    }

    let place: Place

    private init(_ place: Place) {
        self.place = place
        super.init()
    }

    private static let all = Place.allCases.map(UIUpdateActionPhase.init)

    private class func phase(_ place: Place) -> UIUpdateActionPhase { all[place.rawValue] }

    /// The update begins.
    open class var afterUpdateScheduled: UIUpdateActionPhase { phase(.afterUpdateScheduled) }
    /// Events that came since the last update are taken for delivered after this.
    open class var beforeEventDispatch: UIUpdateActionPhase { phase(.beforeEventDispatch) }
    /// All events that came have been delivered.
    open class var afterEventDispatch: UIUpdateActionPhase { phase(.afterEventDispatch) }
    /// Display links are about to be called.
    open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { phase(.beforeCADisplayLinkDispatch) }
    /// Display links have been called.
    open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { phase(.afterCADisplayLinkDispatch) }
    /// The interface is about to be laid out and drawn.
    open class var beforeCATransactionCommit: UIUpdateActionPhase { phase(.beforeCATransactionCommit) }
    /// The interface has been laid out and drawn.
    open class var afterCATransactionCommit: UIUpdateActionPhase { phase(.afterCATransactionCommit) }
    /// The first phase of those that are there only where a link wants events with low latency.
    open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { phase(.beforeLowLatencyEventDispatch) }
    /// Events with low latency have been delivered.
    open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { phase(.afterLowLatencyEventDispatch) }
    /// What changed since the first commit is about to be laid out and drawn.
    open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { phase(.beforeLowLatencyCATransactionCommit) }
    /// What changed since the first commit has been laid out and drawn.
    open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { phase(.afterLowLatencyCATransactionCommit) }
    /// The update is over.
    open class var afterUpdateComplete: UIUpdateActionPhase { phase(.afterUpdateComplete) }
}
