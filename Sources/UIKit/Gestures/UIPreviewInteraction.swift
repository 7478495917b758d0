import Foundation

/// Hears how a press becomes a preview.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipreviewinteractiondelegate>
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    // @objc(previewInteraction:didUpdatePreviewTransition:ended:)
    /// The press is on its way to the preview, from 0 to 1; the last time at 1, `ended`.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// The press ended before it came to its end, or was called off: what is seen of the preview is to go.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    // @objc(previewInteractionShouldBegin:) optional
    /// Whether a press leads to a preview. It does if this is not there.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    // @objc(previewInteraction:didUpdateCommitTransition:ended:) optional
    /// The press goes on, from the preview to what that leads to. Without this, it ends at the preview.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

/// Follows a press on a view: first to a preview, then on to what is previewed.
///
/// Screens here do not feel how hard a finger presses. As on devices that do not, a finger that stays goes the whole way by time.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipreviewinteraction>
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    private enum Stage {
        case idle, preview, commit
    }

    /// The view.
    open private(set) weak var view: UIView?
    /// Hears of presses. Not kept.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    private let press = UILongPressGestureRecognizer()
    private var stage = Stage.idle
    private var ticker: FrameTicker?
    private var start: CFTimeInterval?

    /// How long a finger stays until the way begins, and how long each half of it takes, in seconds.
    private static let (delay, half): (TimeInterval, CFTimeInterval) = (0.25, 0.4)

    /// Creates an interaction with a view, which does not keep it.
    public init(view: UIView) {
        self.view = view
        super.init()
        press.minimumPressDuration = Self.delay
        press.delegate = self
        press.onAction = { [weak self] in self?.handle($0) }
        view.addGestureRecognizer(press)
    }

    // The view may go on without the interaction.
    isolated deinit { press.view?.removeGestureRecognizer(press) }

    // @objc(locationInCoordinateSpace:)
    /// Where the finger is, in the points of a space; in the window's for `nil`.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        let place = press.location(in: view)
        guard let view else { return place }
        guard let coordinateSpace else { return view.convert(place, to: nil) }
        return view.convert(place, to: coordinateSpace)
    }

    // @objc(cancelInteraction)
    /// Calls the press off.
    open func cancel() {
        guard stage != .idle else { return }
        end()
        delegate?.previewInteractionDidCancel(self)
        // What the finger does from now on does not count.
        (press.isEnabled, press.isEnabled) = (false, true)
    }

    private func handle(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .ended, .cancelled, .failed:
            guard stage != .idle else { return }
            end()
            delegate?.previewInteractionDidCancel(self)
        case .changed, .possible: break
        }
    }

    private func begin() {
        stage = .preview
        start = nil
        ticker = FrameTicker { [weak self] in self?.advance(to: $0) }
    }

    private func end() {
        stage = .idle
        ticker = nil
    }

    private func advance(to time: CFTimeInterval) {
        guard let delegate else { return end() }
        let begin = start ?? time
        start = begin
        let progress = CGFloat(min(1, (time - begin) / Self.half))
        let ended = progress >= 1
        switch stage {
        case .idle: break
        case .preview:
            if ended {
                stage = .commit
                start = time
            }
            delegate.previewInteraction(self, didUpdatePreviewTransition: progress, ended: ended)
        case .commit:
            if ended { end() }
            let isHeard: Void? = OptionalRequirement.call {
                delegate.previewInteraction(self, didUpdateCommitTransition: progress, ended: ended)
            }
            if isHeard == nil { end() }
        }
    }
}

extension UIPreviewInteraction: UIGestureRecognizerDelegate {
    /// Asks the delegate.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let delegate else { return false }
        return OptionalRequirement.call { delegate.previewInteractionShouldBegin(self) } ?? true
    }
}
