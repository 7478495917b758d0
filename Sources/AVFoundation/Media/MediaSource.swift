import CGStreamer
import Foundation
import SampanSound

/// Where sound and pictures are read from: a file, the network, or memory.
final class MediaSource: @unchecked Sendable {
    /// Where GStreamer finds it.
    let url: URL
    /// The bytes, where they are in memory.
    private let data: Data?
    private let descriptor: Int32

    /// What lies at a URL.
    init(_ url: URL) {
        (self.url, data) = (url, nil)
        descriptor = -1
    }

    /// What is in memory: GStreamer reads it as a file that has no name, and each reader has a place of its own in it.
    init(_ data: Data) {
        self.data = data
        descriptor = sampan_memory_file()
        url = URL(fileURLWithPath: "/proc/self/fd/\(descriptor)")
        guard descriptor >= 0 else { return }
        data.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress!, rest.count)
                guard count > 0 else { break }
                rest = rest.dropFirst(count)
            }
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The samples, where they are not compressed, or hardly.
    var samples: SampleFile? {
        if let data { return SampleFile(data) }
        return url.isFileURL ? SampleFile(contentsOf: url) : nil
    }

    /// What reads its sound; `nil` if there is none that can be read.
    var audioReader: (any SampleReader)? { samples?.reader() ?? AudioDecoder(self) }
}
