import Foundation
import QuartzCore

/// The enabled update links of a session, and the update under way.
@MainActor
final class UpdateLinks {
    private var links: [Weak<UIUpdateLink>] = []
    /// Hears of every frame that there is.
    private var watcher: FrameTicker?
    /// Asks for every frame.
    private var ticker: FrameTicker?
    private(set) var info: UIUpdateInfo?
    private var running: [UIUpdateLink] = []

    private init() {}

    /// The present session's.
    static var current: UpdateLinks { Session.current.part(UpdateLinks.init) }

    func add(_ link: UIUpdateLink) {
        links.append(Weak(link))
        if watcher == nil { watcher = FrameTicker(isDemanding: false) { [weak self] in self?.begin(at: $0) } }
        wishesDidChange()
        Frames.request()
    }

    func remove(_ link: UIUpdateLink) {
        links.removeAll { $0.object == nil || $0.object === link }
        running.removeAll { $0 === link }
        wishesDidChange()
    }

    /// Brings the asking for frames up to date: links are enabled, come into sight, and want other things.
    func wishesDidChange() {
        let enabled = links.compactMap(\.object)
        if enabled.isEmpty { watcher = nil }
        let isContinuous = enabled.contains { $0.requiresContinuousUpdates && $0.isActive }
        if !isContinuous { ticker = nil } else if ticker == nil { ticker = FrameTicker { _ in } }
    }

    // MARK: An update

    private func begin(at time: CFTimeInterval) {
        links.removeAll { $0.object == nil }
        wishesDidChange()
        (info, running) = (nil, [])
        guard ticker != nil || FrameTicker.isActive || RenderLoop.main.needsFrame else { return }
        running = links.compactMap(\.object).filter { $0.takesPart(at: time) }
        guard !running.isEmpty else { return }
        info = UIUpdateInfo(
            at: time, frame: CADisplayLink.refreshInterval, isImmediate: running.contains(where: \.wantsImmediatePresentation),
            isLowLatency: running.contains(where: \.wantsLowLatencyEventDispatch))
        run(.afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch, .beforeCADisplayLinkDispatch)
        // A link that is added now is called after the app's own.
        let last = CADisplayLink { [weak self] link in
            link.invalidate()
            self?.afterDisplayLinks(at: time)
        }
        last.add(to: .main, forMode: .common)
    }

    private func afterDisplayLinks(at time: CFTimeInterval) {
        run(.afterCADisplayLinkDispatch, .beforeCATransactionCommit)
        RenderLoop.main.afterwards { [weak self] in MainActor.assumeIsolated { self?.afterCommit(at: time) } }
    }

    private func afterCommit(at time: CFTimeInterval) {
        run(.afterCATransactionCommit)
        if let info, info.isLowLatencyEventDispatchConfirmed {
            info.isPerformingLowLatencyPhases = true
            run(.beforeLowLatencyEventDispatch, .afterLowLatencyEventDispatch, .beforeLowLatencyCATransactionCommit)
            RenderLoop.main.commit(at: time)
            run(.afterLowLatencyCATransactionCommit)
            info.isPerformingLowLatencyPhases = false
        }
        run(.afterUpdateComplete)
        info = nil
        running = []
    }

    private func run(_ places: UIUpdateActionPhase.Place...) {
        guard let info else { return }
        for place in places {
            for link in running { link.run(place, info) }
        }
    }
}
