import CoreFoundation
import Foundation

// Core Foundation's run loops are those of Foundation here as at Apple; what needs no other name of it is passed on as it is.

@_exported import class CoreFoundation.CFAllocator
@_exported import class CoreFoundation.CFRunLoop
@_exported import class CoreFoundation.CFRunLoopObserver
@_exported import class CoreFoundation.CFRunLoopSource
@_exported import class CoreFoundation.CFRunLoopTimer
@_exported import func CoreFoundation.CFRunLoopGetCurrent
@_exported import func CoreFoundation.CFRunLoopGetMain
@_exported import func CoreFoundation.CFRunLoopIsWaiting
@_exported import func CoreFoundation.CFRunLoopObserverCreateWithHandler
@_exported import func CoreFoundation.CFRunLoopObserverInvalidate
@_exported import func CoreFoundation.CFRunLoopObserverIsValid
@_exported import func CoreFoundation.CFRunLoopRun
@_exported import func CoreFoundation.CFRunLoopStop
@_exported import func CoreFoundation.CFRunLoopTimerCreateWithHandler
@_exported import func CoreFoundation.CFRunLoopTimerGetInterval
@_exported import func CoreFoundation.CFRunLoopTimerGetNextFireDate
@_exported import func CoreFoundation.CFRunLoopTimerInvalidate
@_exported import func CoreFoundation.CFRunLoopTimerIsValid
@_exported import func CoreFoundation.CFRunLoopTimerSetNextFireDate
@_exported import func CoreFoundation.CFRunLoopTimerSetTolerance
@_exported import func CoreFoundation.CFRunLoopWakeUp
@_exported import var CoreFoundation.kCFAllocatorDefault
@_exported import var CoreFoundation.kCFAllocatorSystemDefault

/// A mode of a run loop. See https://developer.apple.com/documentation/corefoundation/cfrunloopmode.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    /// The mode's name.
    public let rawValue: NSString
    /// Creates a mode of its name.
    public init(rawValue: NSString) { self.rawValue = rawValue }
    /// Creates a mode of its name.
    public init(_ rawValue: NSString) { self.rawValue = rawValue }
    /// The mode that a run loop is usually in.
    public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(known: kCFRunLoopDefaultMode)
    /// All modes that are entered as common ones.
    public static let commonModes: CFRunLoopMode! = CFRunLoopMode(known: kCFRunLoopCommonModes)

    /// Core Foundation knows the common modes by the object that stands for them, not by its text.
    private init(known: CoreFoundation.CFString) { rawValue = unsafeBitCast(known, to: NSString.self) }

    fileprivate var name: CoreFoundation.CFString { unsafeBitCast(rawValue, to: CoreFoundation.CFString.self) }
}

/// What a run loop does, as its observers are told. See https://developer.apple.com/documentation/corefoundation/cfrunloopactivity.
public struct CFRunLoopActivity: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates activities from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It begins.
    public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
    /// It is about to look at its timers.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    /// It is about to look at its sources.
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    /// It is about to sleep.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    /// It has woken up.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    /// It ends.
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    /// All of these.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// Why a run loop has returned. See https://developer.apple.com/documentation/corefoundation/cfrunlooprunresult.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// It has neither sources nor timers.
    case finished = 1
    /// It was stopped.
    case stopped = 2
    /// The time was over.
    case timedOut = 3
    /// A source was served, after which it was to return.
    case handledSource = 4
}

/// Runs the current thread's run loop for some time.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let result = CoreFoundation.CFRunLoopRunInMode(mode.name, seconds, returnAfterSourceHandled)
    return CFRunLoopRunResult(rawValue: Int32(result.rawValue)) ?? .finished
}

/// Adds a timer to a run loop's mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddTimer(rl, timer, mode.name)
}

/// Takes a timer out of a run loop's mode.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopRemoveTimer(rl, timer, mode.name)
}

/// Whether a timer is in a run loop's mode.
public func CFRunLoopContainsTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) -> Bool {
    CoreFoundation.CFRunLoopContainsTimer(rl, timer, mode.name)
}

/// Adds an observer to a run loop's mode.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddObserver(rl, observer, mode.name)
}

/// Takes an observer out of a run loop's mode.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopRemoveObserver(rl, observer, mode.name)
}

/// Has a run loop call a closure when it next runs in a mode.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: NSString!, _ block: @escaping () -> Void) {
    CoreFoundation.CFRunLoopPerformBlock(rl, unsafeBitCast(mode as NSString, to: CoreFoundation.CFString.self), block)
}

extension RunLoop {
    /// The run loop as Core Foundation has it: the current thread's, or the main one's. That of another thread is not told.
    public func getCFRunLoop() -> CFRunLoop {
        if self === RunLoop.main { return CFRunLoopGetMain() }
        precondition(self === RunLoop.current, "getCFRunLoop() knows the run loops of the main and the current thread only")
        return CFRunLoopGetCurrent()
    }
}
