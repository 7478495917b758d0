/// The first stored property of every class whose objects may be values of attributed strings.
///
/// Foundation compares such values with Core Foundation's `CFEqual`, which on Linux takes an object for one of its own if bits 8 to 17
/// of the word behind the object's header are zero, and stops the program when it then finds no such type. These bits never are.
package struct AttributeValueTag: Sendable {
    private let bits: UInt = 0x3_FF00

    package init() {}
}
