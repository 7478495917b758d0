import SampanDebugLog
import Foundation

extension UIView {
    /// One pass: constraints, what is inherited, the controller's callbacks around `layoutSubviews()`.
    func layoutPass() {
        DebugLog.write(.layout, "\(type(of: self)) \(frame)")
        if superviewStorage == nil || self is UIWindow { updateConstraintsIfNeeded() }
        if superviewStorage != nil || windowStorage != nil { traitsMayHaveChanged() }
        safeAreaMayHaveChanged()
        willLayOut()
        traitCollection.performAsCurrent {
            if windowStorage != nil { owningViewController?.deliverIsAppearing() }
            owningViewController?.updateUnavailableContentIfNeeded()
            owningViewController?.viewWillLayoutSubviews()
            layoutSubviews()
            owningViewController?.viewDidLayoutSubviews()
        }
        if FocusHalo.isAny { FocusHalo.viewWasLaidOut(self) }
    }

    func layoutNow() {
        updateConstraintsIfNeeded()
        backingLayer.layoutIfNeeded()
    }
}
