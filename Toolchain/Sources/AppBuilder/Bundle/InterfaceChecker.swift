import Foundation
import SampanInterfaceBuilder

/// Reads a storyboard or xib to tell, while building, what of it will be left out.
enum InterfaceChecker {
    /// Prints one line for each thing that is not understood. The document itself goes into the app as it is.
    static func check(_ path: String, log: BuildLog) {
        do {
            let document = try IBDocument.read(try Files.read(path), name: path)
            for diagnostic in document.diagnostics { log.onMessage(diagnostic.description) }
        } catch {
            log.onMessage("\(error)")
        }
    }
}
