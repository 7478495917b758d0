import Foundation

/// An identifier that no other has. See https://developer.apple.com/documentation/corefoundation/cfuuid.
public typealias CFUUID = NSUUID

/// Makes a new identifier. The allocator is not asked.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

/// The identifier as text, in upper case.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> NSString! { uuid.uuidString as NSString }

/// The identifier of a text; `nil` if it is none.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: NSString!) -> CFUUID! { NSUUID(uuidString: uuidStr as String) }
