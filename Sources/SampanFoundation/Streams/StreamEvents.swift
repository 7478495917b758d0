import CoreFoundation
import Foundation

/// What a stream tells its delegate in the run loops that it is scheduled in, or on its queue: each event once until it is told.
final class StreamEvents: @unchecked Sendable {
    private weak var stream: Stream?
    private let lock = NSLock()
    private var waiting: Stream.Event = []
    private var loops: [CoreFoundation.CFRunLoop] = []
    private var ownQueue: DispatchQueue?
    private var source: CFRunLoopSource?

    init(of stream: Stream) { self.stream = stream }

    private func runLoopSource() -> CFRunLoopSource? {
        lock.withLock {
            if source == nil {
                var context = CFRunLoopSourceContext()
                context.info = Unmanaged.passUnretained(self).toOpaque()
                // A run loop may be about to tell of an event when the stream is freed: it keeps what it calls.
                context.retain = { UnsafeRawPointer(Unmanaged<StreamEvents>.fromOpaque($0!).retain().toOpaque()) }
                context.release = { Unmanaged<StreamEvents>.fromOpaque($0!).release() }
                context.perform = { Unmanaged<StreamEvents>.fromOpaque($0!).takeUnretainedValue().tell() }
                source = CFRunLoopSourceCreate(nil, 0, &context)
            }
            return source
        }
    }

    private static func name(_ mode: RunLoop.Mode) -> CoreFoundation.CFString {
        mode == .common ? kCFRunLoopCommonModes : unsafeBitCast(mode.rawValue as NSString, to: CoreFoundation.CFString.self)
    }

    /// Enters the stream in a run loop's mode. That of another thread than the main one and this does so when it next runs.
    func schedule(in loop: RunLoop, _ mode: RunLoop.Mode) { enter(loop, mode) { CFRunLoopAddSource($0, $1, $2) } }

    /// Takes the stream out of a run loop's mode.
    func remove(from loop: RunLoop, _ mode: RunLoop.Mode) { enter(loop, mode) { CFRunLoopRemoveSource($0, $1, $2) } }

    private typealias Change = @Sendable (CoreFoundation.CFRunLoop?, CFRunLoopSource?, CoreFoundation.CFString) -> Void

    private func enter(_ loop: RunLoop, _ mode: RunLoop.Mode, _ change: @escaping Change) {
        guard loop === RunLoop.main || loop === RunLoop.current else {
            return loop.perform(inModes: [mode]) { self.enter(RunLoop.current, mode, change) }
        }
        let own = loop === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent()
        change(own, runLoopSource(), StreamEvents.name(mode))
        guard let own else { return }
        lock.withLock { if !loops.contains(where: { $0 === own }) { loops.append(own) } }
        signal([])
    }

    /// The queue on which events are told, beside run loops; `nil` for none.
    var queue: DispatchQueue? {
        get { lock.withLock { ownQueue } }
        set {
            lock.withLock { ownQueue = newValue }
            signal([])
        }
    }

    /// Has events told, besides those that wait to be.
    func signal(_ events: Stream.Event) {
        let (isWaiting, source, loops, queue) = lock.withLock {
            waiting.formUnion(events)
            return (!waiting.isEmpty, self.source, self.loops, ownQueue)
        }
        guard isWaiting else { return }
        queue?.async { self.tell() }
        guard let source else { return }
        CFRunLoopSourceSignal(source)
        for loop in loops { CFRunLoopWakeUp(loop) }
    }

    /// Nothing is told any more.
    func invalidate() {
        let source = lock.withLock {
            waiting = []
            return self.source
        }
        if let source { CFRunLoopSourceInvalidate(source) }
    }

    private func tell() {
        let events = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        for event: Stream.Event in [.openCompleted, .hasBytesAvailable, .hasSpaceAvailable, .errorOccurred, .endEncountered]
        where events.contains(event) {
            guard let stream else { return }
            stream.delegate?.stream(stream, handle: event)
        }
    }
}
