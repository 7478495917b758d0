import Foundation

/// Asks the system about itself by a name, as on iOS: `hw.machine`, `hw.ncpu`, `hw.memsize` and some more. Unknown names give -1 and `ENOENT`, and
/// nothing can be set.
///
/// - Parameters:
///   - name: what is asked for.
///   - oldp: where the answer goes; `nil` to learn its length.
///   - oldlenp: how much place there is; how long the answer is afterwards.
///   - newp: the value to set.
///   - newlen: its length.
///
/// See https://developer.apple.com/documentation/kernel/1387446-sysctlbyname.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    guard newp == nil else {
        errno = EPERM
        return -1
    }
    guard let value = SystemControl.value(of: String(cString: name)) else {
        errno = ENOENT
        return -1
    }
    guard let oldlenp else { return 0 }
    defer { oldlenp.pointee = value.count }
    guard let oldp else { return 0 }
    oldp.copyMemory(from: value, byteCount: min(value.count, oldlenp.pointee))
    guard oldlenp.pointee >= value.count else {
        errno = ENOMEM
        return -1
    }
    return 0
}

private enum SystemControl {
    static func value(of name: String) -> [UInt8]? {
        switch name {
        // The simulator tells the machine that it runs on.
        case "hw.machine": system.map(\.machine)
        case "hw.model": (ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]).map(bytes(of:)) ?? system.map(\.machine)
        case "kern.hostname": system.map(\.nodename)
        case "kern.ostype": bytes(of: "Darwin")
        case "kern.osproductversion": bytes(of: ProcessInfo.processInfo.operatingSystemVersion.text)
        case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu": bytes(of: Int32(ProcessInfo.processInfo.processorCount))
        case "hw.activecpu": bytes(of: Int32(ProcessInfo.processInfo.activeProcessorCount))
        case "hw.memsize": bytes(of: ProcessInfo.processInfo.physicalMemory)
        case "hw.pagesize": bytes(of: Int64(sysconf(Int32(_SC_PAGESIZE))))
        default: nil
        }
    }

    private static func bytes(of text: String) -> [UInt8] { Array(text.utf8) + [0] }

    private static func bytes<Number: FixedWidthInteger>(of number: Number) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

    private static var system: System? {
        var names = utsname()
        guard uname(&names) == 0 else { return nil }
        func text<Field>(_ field: Field) -> [UInt8] {
            withUnsafeBytes(of: field) { field in Array(field.prefix { $0 != 0 }) + [0] }
        }
        return System(machine: text(names.machine), nodename: text(names.nodename))
    }

    private struct System {
        let machine: [UInt8]
        let nodename: [UInt8]
    }
}

extension OperatingSystemVersion {
    fileprivate var text: String {
        "\(majorVersion).\(minorVersion)" + (patchVersion == 0 ? "" : ".\(patchVersion)")
    }
}

@_silgen_name("gettid")
private func numberOfThread() -> Int32

@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeRawPointer) -> Int

/// Whether the thread that asks is the main one: 1 if it is.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Writes the number that the system has for the thread that asks. Other threads' numbers are not told: `ESRCH`.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ thread_id: UnsafeMutablePointer<UInt64>!) -> Int32 {
    guard let thread_id else { return EINVAL }
    guard thread.map({ pthread_equal($0, pthread_self()) != 0 }) ?? true else { return ESRCH }
    thread_id.pointee = UInt64(numberOfThread())
    return 0
}

/// How much place there is in a block of memory, in bytes; 0 for what is none.
public func malloc_size(_ ptr: UnsafeRawPointer!) -> Int { ptr.map(usableSize) ?? 0 }

@_silgen_name("dispatch_queue_get_label")
private func label(of queue: UnsafeRawPointer?) -> UnsafePointer<CChar>

/// The label of a queue; that of the queue that asks for `nil`.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let queue else { return label(of: nil) }
    return QueueLabels.pointer(queue.label)
}

/// Labels that were handed out as C strings, which live for ever.
private enum QueueLabels {
    nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]
    private static let lock = NSLock()

    static func pointer(_ label: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let pointer = known[label] { return pointer }
            let pointer = UnsafePointer(strdup(label)!)
            known[label] = pointer
            return pointer
        }
    }
}
