import Foundation

/// The method tables of Swift classes: tells whether a class overrides a method, and puts another in its place.
///
/// A class's metadata holds one pointer a method, at the same place in all subclasses. Which place belongs to a method is found by
/// comparing two subclasses, one that overrides just that method and one that overrides nothing: no knowledge of the compiler's
/// layout is needed beyond the size of the metadata.
package enum MethodTable {
    private static func words(of cls: AnyClass) -> UnsafeBufferPointer<UInt> {
        let address = unsafeBitCast(cls, to: UnsafeRawPointer.self)
        // Without Objective-C: kind, superclass, flags, address point, instance size, alignment, then sizes of the whole.
        let size = Int(address.load(fromByteOffset: 32, as: UInt32.self))
        let addressPoint = Int(address.load(fromByteOffset: 36, as: UInt32.self))
        let count = (size - addressPoint) / MemoryLayout<UInt>.size
        return UnsafeBufferPointer(start: address.assumingMemoryBound(to: UInt.self), count: count)
    }

    private static func slots(overriddenBy probe: AnyClass, butNotBy plain: AnyClass, of base: AnyClass) -> [Int] {
        let (base, probe, plain) = (words(of: base), words(of: probe), words(of: plain))
        let header = 7
        return (header..<base.count).filter { base[$0] != probe[$0] && base[$0] == plain[$0] }
    }

    /// The place of the one method that `probe` overrides and `plain` does not.
    package static func slot(overriddenBy probe: AnyClass, butNotBy plain: AnyClass, of base: AnyClass) -> Int {
        let found = slots(overriddenBy: probe, butNotBy: plain, of: base)
        precondition(found.count == 1, "The compiler's class layout is not the expected one: \(found.count) differing methods")
        return found[0]
    }

    /// The method at a place of a class's table.
    package static func entry(at slot: Int, of cls: AnyClass) -> UInt { words(of: cls)[slot] }

    /// Has `base` run the one method that `probe` overrides and `plain` does not as `probe` does. Subclasses that were compiled with the
    /// method as it was keep it.
    package static func exchange(overriddenBy probe: AnyClass, butNotBy plain: AnyClass, of base: AnyClass) {
        let slot = slot(overriddenBy: probe, butNotBy: plain, of: base)
        UnsafeMutableBufferPointer(mutating: words(of: base))[slot] = words(of: probe)[slot]
    }

    /// Has `base` run all methods that `probe` overrides and `plain` does not as `probe` does.
    ///
    /// - Parameter count: how many they are; a property that can be set has three.
    package static func exchange(_ count: Int, overriddenBy probe: AnyClass, butNotBy plain: AnyClass, of base: AnyClass) {
        let found = slots(overriddenBy: probe, butNotBy: plain, of: base)
        precondition(found.count == count, "The compiler's class layout is not the expected one: \(found.count) differing methods")
        let words = UnsafeMutableBufferPointer(mutating: words(of: base))
        for slot in found { words[slot] = Self.words(of: probe)[slot] }
    }

    /// Has one class run the method at a place of its table as `probe` does. Returns the method that it had.
    package static func exchange(at slot: Int, of cls: AnyClass, overriddenBy probe: AnyClass) -> UInt {
        let words = UnsafeMutableBufferPointer(mutating: words(of: cls))
        defer { words[slot] = Self.words(of: probe)[slot] }
        return words[slot]
    }

    /// Has a class of another library run, in place of its method of a symbol, the function of that symbol here: the loader leaves
    /// such a table as it is. Returns whether the class has the method.
    package static func exchange(methodOf symbol: String, of cls: AnyClass) -> Bool {
        let words = words(of: cls)
        let next = UnsafeMutableRawPointer(bitPattern: -1)
        guard let own = dlsym(next, symbol), let replacement = dlsym(nil, symbol),
            let slot = words.firstIndex(of: UInt(bitPattern: own))
        else { return false }
        UnsafeMutableBufferPointer(mutating: words)[slot] = UInt(bitPattern: replacement)
        return true
    }
}
