import Foundation

/// Keeps the pictures that a person takes of an app, in the folder that it was started from.
public enum ScreenshotKeeper {
    /// What a line begins with by which a confined app, which may not write there, asks for it.
    private static let opening = Data("data:image/png;base64,".utf8)
    /// What a PNG begins with.
    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// Keeps a PNG, and says where, or asks for it.
    public static func keep(_ picture: Data) {
        guard let descriptor = DesktopOpener.descriptor else { return write(picture, in: ".") }
        try? FileHandle(fileDescriptor: descriptor).write(contentsOf: opening + picture.base64EncodedData() + Data("\n".utf8))
    }

    /// Keeps the picture that a confined app sent; returns whether the line is one.
    public static func keep(line: Data, in folder: String = ".") -> Bool {
        guard line.starts(with: opening) else { return false }
        if let picture = Data(base64Encoded: line.dropFirst(opening.count)), picture.starts(with: signature) { write(picture, in: folder) }
        return true
    }

    /// Writes a file of a new name.
    private static func write(_ picture: Data, in folder: String) {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd 'at' HH.mm.ss"
        let name = "Screenshot \(format.string(from: Date()))"
        for number in 1...99 {
            let file = (folder == "." ? "" : folder + "/") + name + (number == 1 ? "" : " (\(number))") + ".png"
            do {
                try picture.write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
                return say("wrote \(file)")
            } catch CocoaError.fileWriteFileExists {
                continue
            } catch {
                return say("\(file) cannot be written: \(error.localizedDescription)")
            }
        }
    }

    private static func say(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data("sampan: \(text)\n".utf8)) }
}
