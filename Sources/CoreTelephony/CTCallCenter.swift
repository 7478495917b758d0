import Foundation
import UIKit

/// A call is being made.
public let CTCallStateDialing = "CTCallStateDialing"
/// Somebody calls.
public let CTCallStateIncoming = "CTCallStateIncoming"
/// People speak.
public let CTCallStateConnected = "CTCallStateConnected"
/// A call is over.
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// A call of the device. See https://developer.apple.com/documentation/coretelephony/ctcall.
@available(iOS, introduced: 4.0, deprecated: 10.0, message: "Replaced by <CallKit/CXCallObserver.h>")
open class CTCall: NSObject, @unchecked Sendable {
    /// What tells calls apart.
    public let callID: String
    private let lock = NSLock()
    private var state = CTCallStateIncoming

    init(_ callID: String) { self.callID = callID }

    /// How it stands, by one of the constants.
    open internal(set) var callState: String {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
}

/// The device's calls: those with which a script interrupts the app (`interrupt`).
///
/// See https://developer.apple.com/documentation/coretelephony/ctcallcenter.
@available(iOS, introduced: 4.0, deprecated: 10.0, message: "Replaced by <CallKit/CXCallObserver.h>")
open class CTCallCenter: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var handler: ((CTCall) -> Void)?

    /// A place to ask for calls, and to hear of them.
    public override init() {
        super.init()
        CallBook.shared.add(self)
    }

    /// Called when a call comes, and when it is over, on a queue of the system's.
    open var callEventHandler: ((CTCall) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// The calls that there are; `nil` if there are none.
    open var currentCalls: Set<CTCall>? { CallBook.shared.current.map { [$0] } }
}

/// The call that there is. The library enters it where the system tells of interruptions when it is loaded.
@available(iOS, introduced: 4.0, deprecated: 10.0, message: "CallKit")
final class CallBook: @unchecked Sendable {
    static let shared = CallBook()

    private struct Weak { weak var center: CTCallCenter? }

    private let lock = NSLock()
    private let queue = DispatchQueue(label: "CoreTelephony")
    private var centers: [Weak] = []
    private var call: CTCall?
    private var count = 0

    var current: CTCall? { lock.withLock { call } }

    func add(_ center: CTCallCenter) {
        lock.withLock {
            centers.removeAll { $0.center == nil }
            centers.append(Weak(center: center))
        }
    }

    /// A call came, or is over.
    func interrupt(_ isInterrupted: Bool) {
        let told: (CTCall, [CTCallCenter])? = lock.withLock {
            if isInterrupted {
                count += 1
                call = CTCall("\(count)")
            } else {
                call?.callState = CTCallStateDisconnected
            }
            guard let told = call else { return nil }
            if !isInterrupted { call = nil }
            return (told, centers.compactMap(\.center))
        }
        guard let (call, centers) = told else { return }
        queue.async { for center in centers { center.callEventHandler?(call) } }
    }
}

private enum Telephony {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        // Libraries are loaded on the main thread.
        MainActor.assumeIsolated { SystemServices.followInterruptions { CallBook.shared.interrupt($0) } }
    }
}
