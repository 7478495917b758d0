import Foundation
import XcodeProject

/// How a target's settings ask for its C and C++ files to be compiled, and for its headers to be read.
struct CFamilyOptions {
    /// Where headers are looked for, and what is defined in them: what the Swift compiler needs, too.
    let headerFlags: [String]
    private let common: [String]
    private let ofC: [String]
    private let ofCPlusPlus: [String]
    /// What every file of C and C++ begins with.
    private let prefixHeader: [String]
    /// The flags of the settings that mean nothing here, by the names of the settings.
    private(set) var unknown: [(setting: String, flag: String)] = []

    /// Reads the settings.
    ///
    /// - Parameters:
    ///   - appleHeaders: the folder of headers that Apple's SDK has and this system has not.
    ///   - headers: those of the modules that the target uses.
    ///   - hasOwnC: whether the target has C files, or a header of its own.
    init(
        _ target: Target, settings: BuildSettings, appleHeaders: ConfinedFolder, headers: [CHeaders], hasOwnC: Bool,
        instrumentation: Instrumentation
    ) {
        var unknown: [(setting: String, flag: String)] = []
        func flags(_ setting: String) -> [String] {
            let (known, others) = CFamilyFlags.sorted(settings.list(setting))
            unknown += others.map { (setting, $0) }
            return known
        }
        var searched = CFamilyFolders(target, settings: settings, hasOwnC: hasOwnC).flags
        searched += headers.filter { $0.moduleMap != nil }.flatMap(\.flags)
        // What the system has goes first.
        searched += ["-idirafter", appleHeaders.path]
        let defined = settings.list("GCC_PREPROCESSOR_DEFINITIONS").filter { $0.first != "@" && $0.first != "-" }
        headerFlags = searched + defined.map { "-D\($0)" }
        let level = settings.string("GCC_OPTIMIZATION_LEVEL")
        common =
            ["-g", "-fblocks", "-fPIC", "-O\(["0", "1", "2", "3", "s", "z", "fast"].contains(level) ? level : "s")"]
            + (instrumentation.sanitizer.map { ["-fsanitize=\($0.rawValue)"] } ?? [])
        ofC = Self.standard("GCC_C_LANGUAGE_STANDARD", settings) + flags("OTHER_CFLAGS")
        let others = settings["OTHER_CPLUSPLUSFLAGS"] == nil ? "OTHER_CFLAGS" : "OTHER_CPLUSPLUSFLAGS"
        ofCPlusPlus = Self.standard("CLANG_CXX_LANGUAGE_STANDARD", settings) + flags(others)
        let prefix = settings.string("GCC_PREFIX_HEADER")
        let path = URL(fileURLWithPath: prefix, relativeTo: URL(fileURLWithPath: target.directory)).standardizedFileURL.path
        prefixHeader = prefix.isEmpty || path.utf8.contains(0) ? [] : ["-include", path]
        self.unknown = unknown
    }

    private static func standard(_ setting: String, _ settings: BuildSettings) -> [String] {
        let value = settings.string(setting)
        guard value.wholeMatch(of: #/(c|gnu)(\+\+)?[0-9a-z]+/#) != nil else { return [] }
        return ["-std=\(value.replacing(#/^(c|gnu)\+\+0x$/#) { "\($0.1)++11" })"]
    }

    /// The compiler's arguments for a file, but for what comes out.
    func arguments(for source: SourceFile) -> [String] {
        let language = source.isAssembly ? [] : prefixHeader + (source.isCPlusPlus ? ofCPlusPlus : ofC)
        return common + headerFlags + language + CFamilyFlags.sorted(source.flags).known
    }

    /// The arguments with which a header is read as Swift's compiler reads it.
    var argumentsForHeaders: [String] { ["-x", "c", "-std=gnu11", "-fblocks"] + headerFlags }
}

/// The C compiler's flags that a project may set.
enum CFamilyFlags {
    private static let beginnings = ["-D", "-U", "-W", "-w", "-std=", "-O", "-g", "-I", "-f", "-m"]
    private static let withValue: Set<String> = ["-D", "-U", "-I", "-iquote", "-isystem", "-include"]
    /// What loads programs into the compiler, or has it write elsewhere.
    private static let refused = [
        "-fplugin", "-fpass-plugin", "-fmodule", "-fprofile", "-fdebug", "-fcrash", "-ftime-trace", "-Wa,", "-Wl,",
    ]
    /// What is for Apple's compiler, and changes nothing in C.
    private static let ofApple = ["-fobjc", "-fno-objc", "-fembed-bitcode", "-fapplication", "-mios", "-miphoneos", "-ObjC"]

    /// The flags that are passed on, and those that mean nothing here.
    static func sorted(_ words: [String]) -> (known: [String], others: [String]) {
        var (known, others): ([String], [String]) = ([], [])
        var rest = words[...]
        while let word = rest.popFirst() {
            if withValue.contains(word) {
                if let value = rest.popFirst(), value.first != "@" { known += [word, value] }
            } else if ofApple.contains(where: word.hasPrefix) {
                continue
            } else if beginnings.contains(where: word.hasPrefix), !refused.contains(where: word.hasPrefix) {
                known.append(word)
            } else {
                others.append(word)
            }
        }
        return (known, others)
    }
}
