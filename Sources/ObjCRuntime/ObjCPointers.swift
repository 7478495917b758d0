/// A pointer to a variable of the caller's that holds an object. With Objective-C's runtime what is put there is autoreleased; here it is
/// retained as by any pointer. See https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
