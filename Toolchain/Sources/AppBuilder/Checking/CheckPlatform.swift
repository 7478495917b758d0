import Foundation

/// How the compiler of a Linux toolchain is had to check sources for the iOS simulator: with Objective-C's rules, iOS's versions, and
/// everything that `#if` asks for.
///
/// It generates no code so; but all that it refuses before it would, it refuses as on a Mac, and in the same words.
struct CheckPlatform {
    /// The toolchain's own target, by which its modules are called.
    let host: String
    /// What stands in the place of the host's name in the toolchain's modules. It has to be as long, and any release of iOS accepts it.
    let stamp: String
    /// The processor's name in a target.
    let processor: String
    /// The folder of the toolchain's modules.
    let modules: String
    /// The folder of the module map of the C library.
    let cLibrary: String

    /// The platform of this machine's toolchain; `nil` if it is not known how.
    init?(compiler: String) {
        #if arch(x86_64)
            (host, stamp, processor) = ("x86_64-unknown-linux-gnu", "x86_64-apple-ios1-macabi", "x86_64")
            let folder = "x86_64"
        #elseif arch(arm64)
            (host, stamp, processor) = ("aarch64-unknown-linux-gnu", "arm64-apple-ios-simulator", "arm64")
            let folder = "aarch64"
        #else
            return nil
        #endif
        let toolchain = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        modules = toolchain.appendingPathComponent("lib/swift/linux").path
        cLibrary = Files.join(modules, folder)
        guard host.utf8.count == stamp.utf8.count, Files.exists(Files.join(cLibrary, "glibc.modulemap")) else { return nil }
    }

    /// What the compiler calls the modules of the platform.
    var moduleName: String { "\(processor)-apple-ios-simulator.swiftmodule" }

    /// The target for a version of iOS: "17.0".
    func target(_ version: String) -> String { "\(processor)-apple-ios\(version)-simulator" }

    /// Reads C as the host's own modules were made of it: headers of Linux, not of Apple's.
    func flags(overlay: String) -> [String] {
        let undefined = ["__APPLE__", "__MACH__", "__nonnull", "__nullable"].map { "-U\($0)" }
        let defined = [
            "__linux__=1", "__unix__=1", "__gnu_linux__=1", "__ELF__=1", "OS_OBJECT_HAVE_OBJC_SUPPORT=0",
            // Its types do not fit together for another target, and Swift sees none of its macros.
            "_TGMATH_H=1",
        ].map { "-D\($0)" }
        let folders = ["/usr/include/\(host.split(separator: "-")[0])-linux-gnu", "/usr/include"].filter(Files.exists)
        let clang = undefined + defined + ["-fno-define-target-os-macros"] + folders.flatMap { ["-isystem", $0] }
        return ["-vfsoverlay", overlay] + clang.flatMap { ["-Xcc", $0] }
    }

    /// Where the C library's module map stands for the compiler: beside the headers, as it does on Linux by itself.
    var overlay: String {
        get throws {
            func file(_ name: String, _ external: String) -> [String: String] {
                ["type": "file", "name": name, "external-contents": Files.join(cLibrary, external)]
            }
            let files = [file("module.modulemap", "glibc.modulemap"), file("SwiftGlibc.h", "SwiftGlibc.h")]
            let roots: [String: Any] = [
                "version": 0, "case-sensitive": "true", "use-external-names": false,
                "roots": [["type": "directory", "name": "/usr/include", "contents": files] as [String: Any]],
            ]
            return String(
                decoding: try JSONSerialization.data(withJSONObject: roots, options: [.sortedKeys, .withoutEscapingSlashes]), as: UTF8.self)
        }
    }
}
