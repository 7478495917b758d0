/// A pointer to a variable of the caller's that holds an object. With Objective-C's runtime what is put there is autoreleased; here it is
/// retained as by any pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
