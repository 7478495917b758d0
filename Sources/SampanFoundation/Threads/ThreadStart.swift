import Foundation

/// What a thread begins with.
private struct ThreadStart {
    let function: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    let argument: UnsafeMutableRawPointer?
}

/// Creates a thread, as on iOS: there a thread's identifier may be missing, and what the thread runs takes an argument that is there.
///
/// - Returns: 0, or the number of an error.
public func pthread_create(
    _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
    _ function: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 {
    let start = UnsafeMutablePointer<ThreadStart>.allocate(capacity: 1)
    start.initialize(to: ThreadStart(function: function, argument: argument))
    var identifier = pthread_t()
    let status = pthread_create(
        &identifier, attributes,
        { pointer in
            guard let pointer else { return nil }
            let start = pointer.assumingMemoryBound(to: ThreadStart.self)
            let (function, argument) = (start.pointee.function, start.pointee.argument)
            start.deallocate()
            // Where nothing was given iOS gives that on, too.
            return function(unsafeBitCast(argument, to: UnsafeMutableRawPointer.self))
        }, start)
    if status == 0 { thread.pointee = identifier } else { start.deallocate() }
    return status
}
