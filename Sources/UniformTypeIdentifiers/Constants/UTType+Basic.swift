// Types that others build on: what files, folders, archives and data are.

extension UTType {
    /// Anything that is a type of files, folders or devices.
    public static let item = system("public.item")
    /// Anything with content: documents, pictures, sounds.
    public static let content = system("public.content")
    /// Content of several kinds, as text with pictures.
    public static let compositeContent = system("public.composite-content")
    /// A sequence of bytes.
    public static let data = system("public.data")
    /// A directory of a file system.
    public static let directory = system("public.directory")
    /// Anything that leads to something else.
    public static let resolvable = system("com.apple.resolvable")
    /// A symbolic link.
    public static let symbolicLink = system("public.symlink")
    /// A program.
    public static let executable = system("public.executable")
    /// Where a volume is mounted.
    public static let mountPoint = system("com.apple.mount-point")
    /// A file that leads to another.
    public static let aliasFile = system("com.apple.alias-file")
    /// A bookmark of a file, as data.
    public static let urlBookmarkData = system("com.apple.bookmark")
    /// A URL.
    public static let url = system("public.url")
    /// The URL of a file.
    public static let fileURL = system("public.file-url")
    /// The image of a disk.
    public static let diskImage = system("public.disk-image")
    /// A folder that a person sees as one.
    public static let folder = system("public.folder")
    /// The root folder of a volume.
    public static let volume = system("public.volume")
    /// Files and folders in one file.
    public static let archive = system("public.archive")
    /// Data compressed by gzip.
    public static let gzip = system("org.gnu.gnu-zip-archive")
    /// Data compressed by bzip2.
    public static let bz2 = system("public.bzip2-archive")
    /// A ZIP archive.
    public static let zip = system("public.zip-archive")
    /// An Apple Archive.
    public static let appleArchive = system("com.apple.archive")
    /// A tar archive.
    public static let tarArchive = system("public.tar-archive")
    /// A font.
    public static let font = system("public.font")
    /// A database.
    public static let database = system("public.database")
    /// A log.
    public static let log = system("public.log")
    /// A key with its certificates.
    public static let pkcs12 = system("com.rsa.pkcs-12")
    /// A certificate.
    public static let x509Certificate = system("public.x509-certificate")
    /// A bookmark.
    public static let bookmark = system("public.bookmark")
    /// A pattern of vibrations.
    public static let ahap = system("com.apple.haptics.ahap")
}
