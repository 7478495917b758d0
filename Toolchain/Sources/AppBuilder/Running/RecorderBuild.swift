import Foundation
import Shell

/// Compiles what records apps, with the clang of the Swift that apps are compiled with.
struct RecorderBuild {
    let locations: Locations
    let log: BuildLog

    /// Compiles it where it is missing, or anything that it is made from changed; returns the library's path. It lies where apps may read
    /// Sampan's libraries.
    func update() throws -> String {
        let folder = Files.join(try Frameworks.open(locations, log: log).home, "recorder")
        let library = Files.join(folder, "libSampanRecorder.so")
        let stamp = Files.join(folder, "stamp")
        let sources = locations.origin.recorder
        let compiler = Compiler.path.map { Compiler.clang(beside: $0) } ?? "clang"
        var fingerprint = Fingerprint()
        fingerprint.add(folder: sources)
        fingerprint.add(file: compiler)
        try FileLock.hold(folder + ".lock") {
            guard !Stamp.matches(stamp, fingerprint) || !Files.exists(library) else { return }
            try log.step("Compiling the recorder (once)") {
                try Files.makeFolder(folder)
                let files = try Files.names(in: sources).filter { $0.hasSuffix(".c") }.sorted().map { Files.join(sources, $0) }
                let flags = ["-std=c17", "-O2", "-g1", "-shared", "-fPIC", "-fno-omit-frame-pointer", "-I", Files.join(sources, "include")]
                let outcome = try Command(compiler, flags + ["-o", library] + files).run { _ in }
                guard outcome.succeeded else { throw BuildError.frameworks(output: outcome.text) }
            }
            try Stamp.write(stamp, fingerprint)
        }
        return library
    }
}
