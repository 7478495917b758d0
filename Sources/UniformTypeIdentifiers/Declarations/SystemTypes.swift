/// The types that Apple's systems declare, with Apple's identifiers.
enum SystemTypes {
    static func declarations(for registry: TypeRegistry) -> [TypeDeclaration] {
        table.split(separator: "\n").map { line in
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            let lists = columns[1...3].map { $0.split(separator: " ").map(String.init) }
            var tags: [UTTagClass: [String]] = [:]
            if !lists[1].isEmpty { tags[.filenameExtension] = lists[1] }
            if !lists[2].isEmpty { tags[.mimeType] = lists[2] }
            return TypeDeclaration(
                identifier: columns[0], supertypes: lists[0], tags: tags, name: columns[4], origin: .system, registry: registry)
        }
    }

    /// A type a line: identifier; what it conforms to; extensions; MIME types; what it is called in English.
    private static let table = """
        public.item | | | | item
        public.content | | | | content
        public.composite-content | public.content | | | composite content
        public.data | public.item | | | data
        public.directory | public.item | | inode/directory | directory
        com.apple.resolvable | | | | resolvable
        public.symlink | public.item com.apple.resolvable | | inode/symlink | symbolic link
        public.executable | public.item | | | executable
        com.apple.mount-point | public.item com.apple.resolvable | | inode/mount-point | mount point
        com.apple.alias-file | public.data com.apple.resolvable | | | alias
        com.apple.bookmark | public.data com.apple.resolvable | | | bookmark data
        public.url | public.data | | | URL
        public.file-url | public.url | | | file URL
        public.disk-image | public.archive public.item | | | disk image
        public.folder | public.directory | | | folder
        public.volume | public.folder | | | volume
        public.archive | | | | archive
        org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip application/x-gzip | gzip archive
        public.bzip2-archive | public.data public.archive | bz2 bzip2 bz | application/x-bzip2 application/bzip2 | bzip2 archive
        public.zip-archive | com.pkware.zip-archive | zip | application/zip | ZIP archive
        com.apple.archive | public.data public.archive | aar | | Apple Archive
        public.tar-archive | public.data public.archive | tar | application/x-tar application/tar | tar archive
        public.font | | | | font
        public.database | | | | database
        public.log | public.data | | | log
        com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 application/pkcs12 | PKCS #12 data
        public.x509-certificate | public.data | cer der crt | application/x-x509-ca-cert application/pkix-cert | X.509 certificate
        public.bookmark | | | | bookmark
        com.apple.haptics.ahap | public.json | ahap | | haptic pattern
        public.text | public.data public.content | | | text
        public.plain-text | public.text | txt text | text/plain | plain text
        public.utf8-plain-text | public.plain-text | | text/plain;charset=utf-8 | UTF-8 text
        public.utf16-external-plain-text | public.plain-text | | text/plain;charset=utf-16 | UTF-16 text
        public.utf16-plain-text | public.plain-text | | | UTF-16 text
        public.delimited-values-text | public.text | | | delimited text
        public.comma-separated-values-text | public.delimited-values-text | csv | text/csv text/comma-separated-values | CSV text
        public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | TSV text
        public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text | | | UTF-8 TSV text
        public.rtf | public.text | rtf | text/rtf application/rtf | RTF text
        com.apple.rtfd | com.apple.package public.composite-content | rtfd | | RTFD document
        com.apple.flat-rtfd | public.data public.composite-content | | | RTFD document
        public.html | public.text | html htm shtml shtm | text/html | HTML text
        public.xml | public.text | xml | application/xml text/xml | XML text
        public.yaml | public.text | yml yaml | application/x-yaml text/yaml application/yaml | YAML document
        public.css | public.text | css | text/css | CSS
        public.json | public.text | json | application/json | JSON
        public.geojson | public.json | geojson | application/geo+json | GeoJSON
        public.source-code | public.plain-text | | | source code
        public.assembly-source | public.source-code | s | text/x-asm | assembly source
        public.c-source | public.source-code | c | text/x-csrc | C source
        public.objective-c-source | public.source-code | m | text/x-objcsrc | Objective-C source
        public.swift-source | public.source-code | swift | text/x-swift | Swift source
        public.c-plus-plus-source | public.source-code | cp cpp c++ cc cxx | text/x-c++src | C++ source
        public.objective-c-plus-plus-source | public.source-code | mm | text/x-objc++src | Objective-C++ source
        public.c-header | public.source-code | h | text/x-chdr | C header
        public.c-plus-plus-header | public.source-code | h++ hpp hxx hh | text/x-c++hdr | C++ header
        public.script | public.source-code | | | script
        com.apple.applescript.text | public.script | applescript | text/x-applescript | AppleScript
        com.apple.applescript.script | public.data public.script | scpt | | script
        com.apple.applescript.script-bundle | com.apple.bundle com.apple.package public.script | scptd | | script bundle
        com.netscape.javascript-source | public.source-code public.executable | js jscript javascript mjs \
        | text/javascript application/javascript | JavaScript
        public.shell-script | public.script | sh command | application/x-shellscript text/x-shellscript | shell script
        public.perl-script | public.shell-script | pl pm | application/x-perl text/x-perl-script | Perl script
        public.python-script | public.shell-script | py | text/x-python text/x-python3 text/x-python-script | Python script
        public.ruby-script | public.shell-script | rb rbw | application/x-ruby text/ruby-script | Ruby script
        public.php-script | public.shell-script | php php3 php4 ph3 ph4 phtml | application/x-php text/php | PHP script
        public.make-source | public.script | mk | text/x-makefile | makefile
        com.apple.property-list | public.data | plist | | property list
        com.apple.xml-property-list | public.xml com.apple.property-list | | | XML property list
        com.apple.binary-property-list | com.apple.property-list | | | binary property list
        com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
        com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive | web archive
        org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB document
        public.spreadsheet | public.content | | | spreadsheet
        public.presentation | public.composite-content | | | presentation
        public.message | | | | message
        public.email-message | public.message | eml | message/rfc822 | e-mail message
        public.contact | | | | contact
        public.vcard | public.text public.contact | vcf vcard | text/vcard text/directory text/x-vcard | vCard
        public.to-do-item | | | | to-do item
        public.calendar-event | | | | calendar event
        com.apple.internet-location | public.data com.apple.resolvable | | | internet location
        com.microsoft.internet-shortcut | com.apple.internet-location | url | application/x-mswinurl | internet shortcut
        public.image | public.data public.content | | | image
        public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg | JPEG image
        public.tiff | public.image | tiff tif | image/tiff | TIFF image
        com.compuserve.gif | public.image | gif | image/gif | GIF image
        public.png | public.image | png | image/png | PNG image
        com.apple.icns | public.image | icns | image/x-icns | Apple icon image
        com.microsoft.bmp | public.image | bmp dib | image/bmp | BMP image
        com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon | Windows icon
        public.camera-raw-image | public.image | | | camera raw image
        public.svg-image | public.image public.xml | svg svgz | image/svg+xml | SVG image
        com.apple.live-photo | public.data public.composite-content | | | Live Photo
        public.heif | public.heif-standard | heif hif | image/heif | HEIF image
        public.heic | public.heif-standard | heic | image/heic | HEIC image
        public.heics | public.heif-standard | heics | image/heic-sequence | HEIC image sequence
        org.webmproject.webp | public.image | webp | image/webp | WebP image
        com.ilm.openexr-image | public.image | exr | image/x-exr image/aces | EXR image
        com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | DNG image
        public.jpeg-xl | public.image | jxl | image/jxl | JPEG XL image
        public.3d-content | public.content | | | 3D content
        com.pixar.universal-scene-description | public.3d-content public.data | usd usda usdc | model/vnd.usd | USD scene
        com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz | model/vnd.usdz+zip | USDZ scene
        com.apple.reality | public.data public.3d-content | reality | model/vnd.reality | Reality file
        com.apple.scenekit.scene | public.3d-content public.data | scn | | SceneKit scene
        com.apple.arobject | public.data | arobject | | AR reference object
        public.audiovisual-content | public.data public.content | | | audiovisual content
        public.movie | public.audiovisual-content | | | movie
        public.video | public.movie | | | video
        public.audio | public.audiovisual-content | | | audio
        com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
        public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg video/mpg | MPEG movie
        public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
        public.mpeg-2-transport-stream | public.movie | ts | video/mp2t | MPEG-2 transport stream
        public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mpeg3 audio/mp3 | MP3 audio
        public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 video/mp4v | MPEG-4 movie
        public.mpeg-4-audio | public.mpeg-4 public.audio | mp4 mpg4 | audio/mp4 | MPEG-4 audio
        com.apple.protected-mpeg-4-audio | public.audio | m4p | | protected MPEG-4 audio
        com.apple.protected-mpeg-4-video | com.apple.m4v-video | | | protected MPEG-4 video
        public.avi | public.movie | avi vfw | video/avi video/vnd.avi video/x-msvideo | AVI movie
        public.aiff-audio | public.aifc-audio | aiff aif | audio/aiff audio/x-aiff | AIFF audio
        com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave audio/wav audio/x-wav | WAVE audio
        public.midi-audio | public.audio | midi mid smf kar | audio/midi audio/mid | MIDI audio
        public.playlist | | | | playlist
        public.m3u-playlist | public.text public.playlist | m3u m3u8 \
        | audio/mpegurl audio/x-mpegurl application/vnd.apple.mpegurl | M3U playlist
        com.apple.package | public.directory | | | package
        com.apple.bundle | public.directory | bundle | | bundle
        com.apple.plugin | com.apple.bundle com.apple.package | plugin | | plug-in
        com.apple.metadata-importer | com.apple.plugin | mdimporter | | Spotlight importer
        com.apple.quicklook-generator | com.apple.plugin | qlgenerator | | Quick Look generator
        com.apple.xpc-service | com.apple.bundle com.apple.package | xpc | | XPC service
        com.apple.framework | com.apple.bundle | framework | | framework
        com.apple.application | public.executable | | | application
        com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | | application
        com.apple.application-and-system-extension | com.apple.bundle com.apple.package | appex | | app extension
        public.unix-executable | public.data public.executable | | | Unix executable
        com.microsoft.windows-executable | public.data public.executable | exe \
        | application/vnd.microsoft.portable-executable application/x-ms-dos-executable application/x-msdownload | Windows executable
        com.apple.systempreference.prefpane | com.apple.bundle com.apple.package | prefpane | | preference pane
        com.pkware.zip-archive | public.data public.archive | | | ZIP archive
        public.heif-standard | public.image | | | HEIF image
        public.aifc-audio | public.audio | aifc | audio/x-aifc | AIFF-C audio
        com.apple.m4v-video | public.movie | m4v | video/x-m4v | Apple MPEG-4 video
        com.apple.m4a-audio | public.audio public.mpeg-4-audio | m4a | audio/x-m4a | Apple MPEG-4 audio
        org.gnu.gnu-zip-tar-archive | org.gnu.gnu-zip-archive | tgz | application/x-compressed-tar | gzip tar archive
        public.jpeg-2000 | public.image | jp2 jpf jpx j2k j2c | image/jp2 | JPEG 2000 image
        com.adobe.photoshop-image | public.image | psd | image/vnd.adobe.photoshop | Photoshop image
        com.adobe.postscript | public.data public.composite-content | ps | application/postscript | PostScript document
        com.adobe.encapsulated-postscript | public.data public.image | eps | image/x-eps | EPS image
        com.adobe.illustrator.ai-image | public.image | ai | application/illustrator | Illustrator image
        com.apple.quicktime-image | public.image | qtif qti | image/x-quicktime | QuickTime image
        com.apple.coreaudio-format | public.audio | caf | audio/x-caf | Core Audio file
        public.ulaw-audio | public.audio | au ulw snd | audio/basic | AU audio
        org.xiph.flac | public.audio | flac | audio/flac audio/x-flac | FLAC audio
        org.webmproject.webm | public.movie | webm | video/webm | WebM movie
        public.3gpp | public.movie | 3gp 3gpp | video/3gpp | 3GPP movie
        public.3gpp2 | public.movie | 3g2 3gp2 | video/3gpp2 | 3GPP2 movie
        public.truetype-ttf-font | public.font public.data | ttf | font/ttf application/x-font-ttf | TrueType font
        public.opentype-font | public.font public.data | otf | font/otf application/x-font-opentype | OpenType font
        public.truetype-collection-font | public.font public.data | ttc | font/collection | TrueType collection font
        com.microsoft.word.doc | public.data public.composite-content | doc | application/msword | Word document
        org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx \
        | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
        com.microsoft.excel.xls | public.data public.spreadsheet | xls | application/vnd.ms-excel | Excel workbook
        org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx \
        | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel workbook
        com.microsoft.powerpoint.ppt | public.data public.presentation | ppt | application/vnd.ms-powerpoint \
        | PowerPoint presentation
        org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx \
        | application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint presentation
        org.oasis-open.opendocument.text | public.data public.composite-content | odt \
        | application/vnd.oasis.opendocument.text | OpenDocument text
        org.oasis-open.opendocument.spreadsheet | public.data public.spreadsheet | ods \
        | application/vnd.oasis.opendocument.spreadsheet | OpenDocument spreadsheet
        com.apple.iwork.pages.sffpages | public.data public.composite-content | pages | application/vnd.apple.pages \
        | Pages document
        com.apple.iwork.numbers.sffnumbers | public.data public.spreadsheet | numbers | application/vnd.apple.numbers \
        | Numbers spreadsheet
        com.apple.iwork.keynote.sffkey | public.data public.presentation | key | application/vnd.apple.keynote \
        | Keynote presentation
        com.apple.ical.ics | public.text public.calendar-event | ics | text/calendar | calendar
        net.daringfireball.markdown | public.plain-text | md markdown mdown | text/markdown | Markdown text
        com.sun.java-source | public.source-code | java jav | text/x-java | Java source
        com.sun.java-archive | public.zip-archive public.executable | jar \
        | application/x-java-archive application/java-archive | Java archive
        com.apple.disk-image-udif | public.data public.disk-image | dmg | application/x-apple-diskimage | disk image
        public.iso-image | public.data public.disk-image | iso | application/x-cd-image application/vnd.efi.iso | ISO image
        com.apple.pict | public.image | pict pct pic | image/pict image/x-pict | PICT image
        com.sun.java-class | public.data public.executable | class | application/x-java | Java class
        com.apple.application-file | com.apple.application public.data | | | application
        com.apple.ink.inktext | public.data | | | ink text
        com.apple.txn.text-multimedia-data | public.data public.composite-content | | | text with media
        com.apple.alias-record | public.data com.apple.resolvable | | | alias record
        """
}

extension UTType {
    /// A type that the table above has.
    static func system(_ identifier: String) -> UTType {
        guard let declaration = TypeRegistry.shared.declared(identifier) else { fatalError("The system declares no type \(identifier)") }
        return UTType(declaration)
    }
}
