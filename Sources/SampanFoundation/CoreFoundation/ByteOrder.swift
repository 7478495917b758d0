// The order of bytes, by the names that C has for turning it.

/// Turns a number of the machine into one with its greatest byte first.
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
/// Turns a number of the machine into one with its greatest byte first.
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
/// Turns a number of the machine into one with its greatest byte first.
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
/// Turns a number with its greatest byte first into one of the machine.
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
/// Turns a number with its greatest byte first into one of the machine.
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
/// Turns a number with its greatest byte first into one of the machine.
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
/// Turns a number of the machine into one with its least byte first.
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
/// Turns a number of the machine into one with its least byte first.
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
/// Turns a number of the machine into one with its least byte first.
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
/// Turns a number with its least byte first into one of the machine.
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
/// Turns a number with its least byte first into one of the machine.
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
/// Turns a number with its least byte first into one of the machine.
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
/// The number with its bytes turned round.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
/// The number with its bytes turned round.
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
/// The number with its bytes turned round.
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
