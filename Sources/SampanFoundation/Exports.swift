@_exported import Foundation
// What Apple's Foundation has from its headers: locks of four bytes.
@_exported import CUnfairLock
