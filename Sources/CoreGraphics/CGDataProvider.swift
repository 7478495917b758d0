import Foundation

/// Called when the bytes given to a data provider are no longer needed.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Where bytes come from.
public final class CGDataProvider: @unchecked Sendable {
    private let load: () -> Data?
    private lazy var bytes: Data? = load()
    private let lock = NSLock()
    private let release: CGDataProviderReleaseInfoCallback?
    /// What the provider was made with, for the functions that give its bytes; `nil` if there are none.
    public let info: UnsafeMutableRawPointer?

    /// A provider whose bytes are made when they are first asked for.
    package init(load: @escaping () -> Data?) { (self.load, info, release) = (load, nil, nil) }

    /// A provider whose bytes functions make with `info`, which is released when nobody needs it any more.
    init(info: UnsafeMutableRawPointer?, release: CGDataProviderReleaseInfoCallback?, load: @escaping () -> Data?) {
        (self.load, self.info, self.release) = (load, info, release)
    }

    deinit { release?(info) }

    /// Creates a provider of a data object's bytes.
    public convenience init?(data: CFData) {
        let copy = Data(referencing: data)
        self.init { copy }
    }

    /// Creates a provider of bytes in memory, which `releaseData` is told to free when they are no longer needed.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        let bytes = Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size,
            deallocator: .custom { pointer, count in releaseData(info, UnsafeRawPointer(pointer), count) })
        self.init { bytes }
    }

    /// Creates a provider of a file's bytes; `nil` if there is no such file.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init { data }
    }

    /// Creates a provider of a file's bytes; `nil` if there is no such file.
    public convenience init?(filename: UnsafePointer<CChar>) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: String(cString: filename))) else { return nil }
        self.init { data }
    }

    /// The bytes.
    public var data: CFData? { content.map { $0 as NSData } }

    package var content: Data? { lock.withLock { bytes } }
}
