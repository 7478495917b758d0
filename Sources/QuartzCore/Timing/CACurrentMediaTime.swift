/// A time or a span of time, in seconds.
public typealias CFTimeInterval = Double

/// Returns the current absolute time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { Session.current.clock() }
