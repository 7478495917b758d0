import CoreGraphics
import Foundation
import ImageIO
import SampanCodes

// The QR codes of a folder's pictures, and of those in the folders `qrcode-…` in it: each has what it says beside it, in a file of the same name
// that ends in .txt or .bin. One JSON object: how many say that, how many do not, and how long a picture took on average. Reading the
// file, decoding its picture and its brightness are not counted.

/// A picture and what its code says; `nil` for a part of what several pictures say together.
struct Sample {
    let file: URL
    let expected: Data?
}

func samples(in folder: URL) -> [Sample] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { ["png", "jpg", "jpeg", "gif", "webp"].contains($0.pathExtension) }.map { file in
        let name = file.deletingPathExtension()
        let said = ["txt", "bin"].lazy.compactMap { try? Data(contentsOf: name.appendingPathExtension($0)) }.first
        return Sample(file: file, expected: said)
    }.sorted { $0.file.path < $1.file.path }
}

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: bench-qr FOLDER\n".utf8))
    exit(64)
}
let root = URL(fileURLWithPath: CommandLine.arguments[1])
let inner = ((try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? [])
    .filter { $0.lastPathComponent.hasPrefix("qrcode-") }
let all = ([root] + inner.sorted { $0.path < $1.path }).flatMap(samples)

/// Whether a picture's codes say what is expected.
func isRight(_ codes: [MachineCode], _ sample: Sample) -> Bool {
    // A part of a sequence has nothing beside it to be compared with.
    guard let expected = sample.expected else { return !codes.isEmpty }
    return codes.contains { $0.text.map { Data($0.utf8) } == expected || $0.data == expected }
}

var (decoded, missed, unreadable, milliseconds) = (0, 0, 0, 0.0)
let clock = ContinuousClock()
for sample in all {
    guard let source = CGImageSourceCreateWithURL(sample.file as CFURL, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil), let grey = CodeReader.greyLevels(of: image)
    else {
        unreadable += 1
        continue
    }
    var codes: [MachineCode] = []
    let time = clock.measure { codes = CodeReader.read(grey: grey, width: image.width, height: image.height, kinds: [.qr]) }
    milliseconds += Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
    if isRight(codes, sample) { decoded += 1 } else { missed += 1 }
}
if unreadable > 0 {
    FileHandle.standardError.write(
        Data("\(unreadable) pictures cannot be read (WebP needs gdk-pixbuf's loader: webp-pixbuf-loader)\n".utf8))
}
guard decoded + missed > 0 else {
    FileHandle.standardError.write(Data("There are no samples in \(root.path): QR codes are not measured\n".utf8))
    exit(0)
}
let hundredths = Int((milliseconds / Double(decoded + missed) * 100).rounded())
let mean = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
print(#"{"scene": "qr", "decoded": \#(decoded), "missed": \#(missed), "ms": \#(mean)}"#)
