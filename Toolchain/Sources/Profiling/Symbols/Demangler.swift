import Foundation

/// Makes of linkers' names those that people write.
public final class Demangler {
    private typealias SwiftSimplified = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int
    private typealias SwiftWhole =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?
    private typealias CPlusPlus =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Int32>?
        ) -> UnsafeMutablePointer<CChar>?

    private let simplified: SwiftSimplified?
    private let whole: SwiftWhole?
    private let cPlusPlus: CPlusPlus?

    /// No name becomes longer, in bytes.
    private static let longestName = 1 << 14

    /// Looks for what knows names: Swift's own library for it, by its path, which leaves out what Xcode does; or else Swift's runtime.
    public init(library: String?) {
        func function<Function>(_ name: String, in library: UnsafeMutableRawPointer?, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        let opened = library.flatMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }
        simplified = opened.flatMap { function("swift_demangle_getSimplifiedDemangledName", in: $0, as: SwiftSimplified.self) }
        whole = function("swift_demangle", in: nil, as: SwiftWhole.self)
        cPlusPlus = function("__cxa_demangle", in: nil, as: CPlusPlus.self)
    }

    /// The name that people write; what is no linker's name stays as it is.
    public func name(_ mangled: String) -> String {
        let text = if mangled.hasPrefix("_Z") { plain(cPlusPlus?(mangled, nil, nil, nil)) } else { swift(mangled) }
        guard let text, !text.isEmpty else { return mangled }
        return text
    }

    private func swift(_ mangled: String) -> String? {
        guard ["$s", "$S", "_$s", "_T0", "$e"].contains(where: mangled.hasPrefix) else { return nil }
        guard let simplified else { return plain(whole?(mangled, mangled.utf8.count, nil, nil, 0)) }
        var buffer = [CChar](repeating: 0, count: Self.longestName)
        let length = simplified(mangled, &buffer, buffer.count)
        guard length > 0, length < buffer.count else { return nil }
        return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// A text of the C library's memory, which is given back.
    private func plain(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
