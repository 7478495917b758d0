import Foundation

// What apps ask the kernel about themselves, mostly how much memory they take. See https://developer.apple.com/documentation/kernel.

/// What a function of the kernel's returns.
public typealias kern_return_t = Int32
/// A number of the kernel's.
public typealias integer_t = Int32
/// A number of the kernel's that is not negative.
public typealias natural_t = UInt32
/// A name of something of the kernel's.
public typealias mach_port_t = UInt32
/// A name of a program that runs.
public typealias task_t = mach_port_t
/// A name of a program that runs, by which it can be asked only.
public typealias task_name_t = mach_port_t
/// What is asked of a program.
public typealias task_flavor_t = natural_t
/// The place for an answer.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// How many numbers there is place for.
public typealias mach_msg_type_number_t = natural_t
/// An amount of memory, in bytes.
public typealias mach_vm_size_t = UInt64

/// It was done.
public let KERN_SUCCESS: kern_return_t = 0
/// There is no such thing.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// Asks for the memory and times of a program.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The name of this program.
public let mach_task_self_: mach_port_t = 0x103

/// A length of time.
public struct time_value_t: Sendable {
    /// Whole seconds.
    public var seconds: integer_t = 0
    /// Millionths of a second.
    public var microseconds: integer_t = 0
    /// Creates none.
    public init() {}
}

/// Memory and times of a program.
public struct mach_task_basic_info: Sendable {
    /// The memory that has an address, in bytes.
    public var virtual_size: mach_vm_size_t = 0
    /// The memory that is there, in bytes.
    public var resident_size: mach_vm_size_t = 0
    /// The most of it that ever was.
    public var resident_size_max: mach_vm_size_t = 0
    /// The time the program worked.
    public var user_time = time_value_t()
    /// The time the kernel worked for it.
    public var system_time = time_value_t()
    /// How its threads share the processors.
    public var policy: integer_t = 0
    /// How often it was halted.
    public var suspend_count: integer_t = 0
    /// Creates information of nothing yet.
    public init() {}
}

/// Memory and times of a program.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// How many numbers `mach_task_basic_info` has.
public let MACH_TASK_BASIC_INFO_COUNT = mach_msg_type_number_t(
    MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)

/// Asks about this program. Of what there is at Apple, `MACH_TASK_BASIC_INFO` is known; other questions give `KERN_INVALID_ARGUMENT`.
public func task_info(
    _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard target_task == mach_task_self_, flavor == task_flavor_t(MACH_TASK_BASIC_INFO), let task_info_out, let task_info_outCnt,
        task_info_outCnt.pointee >= MACH_TASK_BASIC_INFO_COUNT
    else { return KERN_INVALID_ARGUMENT }
    var info = mach_task_basic_info()
    let pages = ((try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? "").split(separator: " ").compactMap { UInt64($0) }
    let page = UInt64(sysconf(Int32(_SC_PAGESIZE)))
    if pages.count > 1 { (info.virtual_size, info.resident_size) = (pages[0] * page, pages[1] * page) }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    info.resident_size_max = UInt64(usage.ru_maxrss) * 1024
    (info.user_time, info.system_time) = (time_value_t(usage.ru_utime), time_value_t(usage.ru_stime))
    UnsafeMutableRawPointer(task_info_out).copyMemory(from: &info, byteCount: MemoryLayout<mach_task_basic_info>.size)
    task_info_outCnt.pointee = MACH_TASK_BASIC_INFO_COUNT
    return KERN_SUCCESS
}

extension time_value_t {
    fileprivate init(_ time: timeval) { (seconds, microseconds) = (integer_t(time.tv_sec), integer_t(time.tv_usec)) }
}
