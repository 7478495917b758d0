import Foundation

extension UIView {
    // MARK: Blocks that are begun and committed

    /// Begins an animation block. Its settings have to be made before the changes that they are to hold for.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        UIViewAnimationState.begin(CommittedAnimation(animationID, context))
    }

    /// Ends the innermost animation block that was begun: its animations start.
    public class func commitAnimations() { UIViewAnimationState.commit() }

    /// Sets the object that is told when the animations of the block start and stop.
    public class func setAnimationDelegate(_ delegate: Any?) { block?.delegate = delegate as AnyObject? }

    // @objc(setAnimationWillStartSelector:)
    /// Sets the method that the delegate is sent when the animations start: `animationWillStart:context:` or one like it.
    public class func setAnimationWillStart(_ selector: Selector?) { block?.willStart = selector }

    // @objc(setAnimationDidStopSelector:)
    /// Sets the method that the delegate is sent when the animations have stopped: `animationDidStop:finished:context:` or one like it.
    public class func setAnimationDidStop(_ selector: Selector?) { block?.didStop = selector }

    /// Sets how long the animations take, in seconds; 0.2 if it is not set.
    public class func setAnimationDuration(_ duration: TimeInterval) { block?.settings.duration = max(0, duration) }

    /// Sets how long after the commit the animations begin, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { block?.settings.delay = delay }

    // @objc(setAnimationStartDate:)
    /// Sets when the animations begin.
    public class func setAnimationStart(_ startDate: Date) { block?.settings.delay = max(0, startDate.timeIntervalSinceNow) }

    /// Sets the pacing of the animations.
    public class func setAnimationCurve(_ curve: AnimationCurve) { block?.settings.pacing = .named(curve.rawValue) }

    /// Sets how often the animations run; may be fractional.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { block?.settings.repeatCount = repeatCount }

    /// Sets whether the animations play backwards after playing forwards.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { block?.settings.autoreverses = repeatAutoreverses }

    /// Sets whether the animations begin at what shows, not at what was set.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        block?.settings.beginsFromCurrentState = fromCurrentState
    }

    /// Shows what the block changes in a view by a transition. Whether pictures are kept is decided for each; `cache` has no effect.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard let block, block.animates, areAnimationsEnabled, let style = ViewTransition(transition) else { return }
        block.add(style, to: view)
        block.showsTransition = true
    }

    private class var block: CommittedAnimation? { UIViewAnimationState.innermost as? CommittedAnimation }
}

/// An animation block that is begun and committed, and tells its delegate by messages.
final class CommittedAnimation: ViewAnimation {
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    /// Whether a transition shows the changes, which are then made at once.
    var showsTransition = false
    private let name: String?
    private let context: UnsafeMutableRawPointer?

    init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
        (self.name, self.context) = (name, context)
        super.init(ViewAnimationSettings(duration: 0.2)) { _ in }
    }

    override func action(for view: UIView, key: LayerKey) -> (any CAAction)? {
        showsTransition ? nil : super.action(for: view, key: key)
    }

    override func close() {
        onStart = { [self] in send(willStart, [name, context]) }
        setCompletion { [self] finished in send(didStop, [name, NSNumber(value: finished), context]) }
        super.close()
    }

    private func send(_ selector: Selector?, _ arguments: [Any?]) {
        guard let selector, let delegate else { return }
        guard let implementation = ClassRegistry.implementation(of: selector, in: type(of: delegate)) else {
            fatalError("-[\(type(of: delegate)) \(selector.description)]: unrecognized selector sent to instance")
        }
        _ = implementation(delegate, Array(arguments.prefix(selector.argumentCount)))
    }
}
