import Foundation

@_silgen_name("swift_retainCount")
private func strongReferences(_ object: UnsafeMutableRawPointer) -> UInt

/// How many strong references there are to an object; what it is in a moment depends on what the compiler keeps, as on iOS. See
/// https://developer.apple.com/documentation/corefoundation/1521288-cfgetretaincount.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { Int(strongReferences(Unmanaged.passUnretained(cf).toOpaque())) }

/// Whether two objects are equal: by their own word if they have one, else whether they are one. See
/// https://developer.apple.com/documentation/corefoundation/1521287-cfequal.
public func CFEqual(_ cf1: AnyObject!, _ cf2: AnyObject!) -> Bool {
    guard let one = cf1 as? NSObject else { return cf1 === cf2 }
    return one.isEqual(cf2)
}

/// A number that equal objects share. See https://developer.apple.com/documentation/corefoundation/1521130-cfhash.
public func CFHash(_ cf: AnyObject!) -> CFHashCode {
    guard let object = cf as? NSObject else { return CFHashCode(bitPattern: ObjectIdentifier(cf).hashValue) }
    return CFHashCode(bitPattern: object.hash)
}

/// What tells objects apart that are not equal, mostly.
public typealias CFHashCode = UInt
