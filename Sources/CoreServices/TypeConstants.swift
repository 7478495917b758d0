import UniformTypeIdentifiers

// The identifiers of types under the names that they had before `UTType`.

private func name(_ type: UTType) -> CFString { type.identifier as CFString }
private func name(_ identifier: String) -> CFString { identifier as CFString }

// MARK: Files, folders and what leads to them

/// The identifier of `UTType.item`.
nonisolated(unsafe) public let kUTTypeItem: CFString = name(.item)
/// The identifier of `UTType.content`.
nonisolated(unsafe) public let kUTTypeContent: CFString = name(.content)
/// The identifier of `UTType.compositeContent`.
nonisolated(unsafe) public let kUTTypeCompositeContent: CFString = name(.compositeContent)
/// The identifier of `UTType.message`.
nonisolated(unsafe) public let kUTTypeMessage: CFString = name(.message)
/// The identifier of `UTType.contact`.
nonisolated(unsafe) public let kUTTypeContact: CFString = name(.contact)
/// The identifier of `UTType.archive`.
nonisolated(unsafe) public let kUTTypeArchive: CFString = name(.archive)
/// The identifier of `UTType.diskImage`.
nonisolated(unsafe) public let kUTTypeDiskImage: CFString = name(.diskImage)
/// The identifier of `UTType.data`.
nonisolated(unsafe) public let kUTTypeData: CFString = name(.data)
/// The identifier of `UTType.directory`.
nonisolated(unsafe) public let kUTTypeDirectory: CFString = name(.directory)
/// The identifier of `UTType.resolvable`.
nonisolated(unsafe) public let kUTTypeResolvable: CFString = name(.resolvable)
/// The identifier of `UTType.symbolicLink`.
nonisolated(unsafe) public let kUTTypeSymLink: CFString = name(.symbolicLink)
/// The identifier of `UTType.executable`.
nonisolated(unsafe) public let kUTTypeExecutable: CFString = name(.executable)
/// The identifier of `UTType.mountPoint`.
nonisolated(unsafe) public let kUTTypeMountPoint: CFString = name(.mountPoint)
/// The identifier of `UTType.aliasFile`.
nonisolated(unsafe) public let kUTTypeAliasFile: CFString = name(.aliasFile)
/// The identifier `com.apple.alias-record`.
nonisolated(unsafe) public let kUTTypeAliasRecord: CFString = name("com.apple.alias-record")
/// The identifier of `UTType.urlBookmarkData`.
nonisolated(unsafe) public let kUTTypeURLBookmarkData: CFString = name(.urlBookmarkData)
/// The identifier of `UTType.url`.
nonisolated(unsafe) public let kUTTypeURL: CFString = name(.url)
/// The identifier of `UTType.fileURL`.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = name(.fileURL)

// MARK: Text and sources

/// The identifier of `UTType.text`.
nonisolated(unsafe) public let kUTTypeText: CFString = name(.text)
/// The identifier of `UTType.plainText`.
nonisolated(unsafe) public let kUTTypePlainText: CFString = name(.plainText)
/// The identifier of `UTType.utf8PlainText`.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = name(.utf8PlainText)
/// The identifier of `UTType.utf16ExternalPlainText`.
nonisolated(unsafe) public let kUTTypeUTF16ExternalPlainText: CFString = name(.utf16ExternalPlainText)
/// The identifier of `UTType.utf16PlainText`.
nonisolated(unsafe) public let kUTTypeUTF16PlainText: CFString = name(.utf16PlainText)
/// The identifier of `UTType.delimitedText`.
nonisolated(unsafe) public let kUTTypeDelimitedText: CFString = name(.delimitedText)
/// The identifier of `UTType.commaSeparatedText`.
nonisolated(unsafe) public let kUTTypeCommaSeparatedText: CFString = name(.commaSeparatedText)
/// The identifier of `UTType.tabSeparatedText`.
nonisolated(unsafe) public let kUTTypeTabSeparatedText: CFString = name(.tabSeparatedText)
/// The identifier of `UTType.utf8TabSeparatedText`.
nonisolated(unsafe) public let kUTTypeUTF8TabSeparatedText: CFString = name(.utf8TabSeparatedText)
/// The identifier of `UTType.rtf`.
nonisolated(unsafe) public let kUTTypeRTF: CFString = name(.rtf)
/// The identifier of `UTType.html`.
nonisolated(unsafe) public let kUTTypeHTML: CFString = name(.html)
/// The identifier of `UTType.xml`.
nonisolated(unsafe) public let kUTTypeXML: CFString = name(.xml)
/// The identifier of `UTType.sourceCode`.
nonisolated(unsafe) public let kUTTypeSourceCode: CFString = name(.sourceCode)
/// The identifier of `UTType.assemblyLanguageSource`.
nonisolated(unsafe) public let kUTTypeAssemblyLanguageSource: CFString = name(.assemblyLanguageSource)
/// The identifier of `UTType.cSource`.
nonisolated(unsafe) public let kUTTypeCSource: CFString = name(.cSource)
/// The identifier of `UTType.objectiveCSource`.
nonisolated(unsafe) public let kUTTypeObjectiveCSource: CFString = name(.objectiveCSource)
/// The identifier of `UTType.swiftSource`.
nonisolated(unsafe) public let kUTTypeSwiftSource: CFString = name(.swiftSource)
/// The identifier of `UTType.cPlusPlusSource`.
nonisolated(unsafe) public let kUTTypeCPlusPlusSource: CFString = name(.cPlusPlusSource)
/// The identifier of `UTType.objectiveCPlusPlusSource`.
nonisolated(unsafe) public let kUTTypeObjectiveCPlusPlusSource: CFString = name(.objectiveCPlusPlusSource)
/// The identifier of `UTType.cHeader`.
nonisolated(unsafe) public let kUTTypeCHeader: CFString = name(.cHeader)
/// The identifier of `UTType.cPlusPlusHeader`.
nonisolated(unsafe) public let kUTTypeCPlusPlusHeader: CFString = name(.cPlusPlusHeader)
/// The identifier `com.sun.java-source`.
nonisolated(unsafe) public let kUTTypeJavaSource: CFString = name("com.sun.java-source")
/// The identifier of `UTType.script`.
nonisolated(unsafe) public let kUTTypeScript: CFString = name(.script)
/// The identifier of `UTType.appleScript`.
nonisolated(unsafe) public let kUTTypeAppleScript: CFString = name(.appleScript)
/// The identifier of `UTType.osaScript`.
nonisolated(unsafe) public let kUTTypeOSAScript: CFString = name(.osaScript)
/// The identifier of `UTType.osaScriptBundle`.
nonisolated(unsafe) public let kUTTypeOSAScriptBundle: CFString = name(.osaScriptBundle)
/// The identifier of `UTType.javaScript`.
nonisolated(unsafe) public let kUTTypeJavaScript: CFString = name(.javaScript)
/// The identifier of `UTType.shellScript`.
nonisolated(unsafe) public let kUTTypeShellScript: CFString = name(.shellScript)
/// The identifier of `UTType.perlScript`.
nonisolated(unsafe) public let kUTTypePerlScript: CFString = name(.perlScript)
/// The identifier of `UTType.pythonScript`.
nonisolated(unsafe) public let kUTTypePythonScript: CFString = name(.pythonScript)
/// The identifier of `UTType.rubyScript`.
nonisolated(unsafe) public let kUTTypeRubyScript: CFString = name(.rubyScript)
/// The identifier of `UTType.phpScript`.
nonisolated(unsafe) public let kUTTypePHPScript: CFString = name(.phpScript)
/// The identifier of `UTType.json`.
nonisolated(unsafe) public let kUTTypeJSON: CFString = name(.json)
/// The identifier of `UTType.propertyList`.
nonisolated(unsafe) public let kUTTypePropertyList: CFString = name(.propertyList)
/// The identifier of `UTType.xmlPropertyList`.
nonisolated(unsafe) public let kUTTypeXMLPropertyList: CFString = name(.xmlPropertyList)
/// The identifier of `UTType.binaryPropertyList`.
nonisolated(unsafe) public let kUTTypeBinaryPropertyList: CFString = name(.binaryPropertyList)

// MARK: Documents, messages and addresses

/// The identifier of `UTType.pdf`.
nonisolated(unsafe) public let kUTTypePDF: CFString = name(.pdf)
/// The identifier of `UTType.rtfd`.
nonisolated(unsafe) public let kUTTypeRTFD: CFString = name(.rtfd)
/// The identifier of `UTType.flatRTFD`.
nonisolated(unsafe) public let kUTTypeFlatRTFD: CFString = name(.flatRTFD)
/// The identifier `com.apple.txn.text-multimedia-data`.
nonisolated(unsafe) public let kUTTypeTXNTextAndMultimediaData: CFString = name("com.apple.txn.text-multimedia-data")
/// The identifier of `UTType.webArchive`.
nonisolated(unsafe) public let kUTTypeWebArchive: CFString = name(.webArchive)
/// The identifier of `UTType.spreadsheet`.
nonisolated(unsafe) public let kUTTypeSpreadsheet: CFString = name(.spreadsheet)
/// The identifier of `UTType.presentation`.
nonisolated(unsafe) public let kUTTypePresentation: CFString = name(.presentation)
/// The identifier of `UTType.vCard`.
nonisolated(unsafe) public let kUTTypeVCard: CFString = name(.vCard)
/// The identifier of `UTType.toDoItem`.
nonisolated(unsafe) public let kUTTypeToDoItem: CFString = name(.toDoItem)
/// The identifier of `UTType.calendarEvent`.
nonisolated(unsafe) public let kUTTypeCalendarEvent: CFString = name(.calendarEvent)
/// The identifier of `UTType.emailMessage`.
nonisolated(unsafe) public let kUTTypeEmailMessage: CFString = name(.emailMessage)
/// The identifier of `UTType.internetLocation`.
nonisolated(unsafe) public let kUTTypeInternetLocation: CFString = name(.internetLocation)
/// The identifier `com.apple.ink.inktext`.
nonisolated(unsafe) public let kUTTypeInkText: CFString = name("com.apple.ink.inktext")
/// The identifier of `UTType.epub`.
nonisolated(unsafe) public let kUTTypeElectronicPublication: CFString = name(.epub)

// MARK: Pictures and scenes

/// The identifier of `UTType.image`.
nonisolated(unsafe) public let kUTTypeImage: CFString = name(.image)
/// The identifier of `UTType.jpeg`.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = name(.jpeg)
/// The identifier `public.jpeg-2000`.
nonisolated(unsafe) public let kUTTypeJPEG2000: CFString = name("public.jpeg-2000")
/// The identifier of `UTType.tiff`.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = name(.tiff)
/// The identifier `com.apple.pict`.
nonisolated(unsafe) public let kUTTypePICT: CFString = name("com.apple.pict")
/// The identifier of `UTType.gif`.
nonisolated(unsafe) public let kUTTypeGIF: CFString = name(.gif)
/// The identifier of `UTType.png`.
nonisolated(unsafe) public let kUTTypePNG: CFString = name(.png)
/// The identifier `com.apple.quicktime-image`.
nonisolated(unsafe) public let kUTTypeQuickTimeImage: CFString = name("com.apple.quicktime-image")
/// The identifier of `UTType.icns`.
nonisolated(unsafe) public let kUTTypeAppleICNS: CFString = name(.icns)
/// The identifier of `UTType.bmp`.
nonisolated(unsafe) public let kUTTypeBMP: CFString = name(.bmp)
/// The identifier of `UTType.ico`.
nonisolated(unsafe) public let kUTTypeICO: CFString = name(.ico)
/// The identifier of `UTType.rawImage`.
nonisolated(unsafe) public let kUTTypeRawImage: CFString = name(.rawImage)
/// The identifier of `UTType.svg`.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = name(.svg)
/// The identifier of `UTType.livePhoto`.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = name(.livePhoto)
/// The identifier of `UTType.threeDContent`.
nonisolated(unsafe) public let kUTType3DContent: CFString = name(.threeDContent)

// MARK: Sound and movies

/// The identifier of `UTType.audiovisualContent`.
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = name(.audiovisualContent)
/// The identifier of `UTType.movie`.
nonisolated(unsafe) public let kUTTypeMovie: CFString = name(.movie)
/// The identifier of `UTType.video`.
nonisolated(unsafe) public let kUTTypeVideo: CFString = name(.video)
/// The identifier of `UTType.audio`.
nonisolated(unsafe) public let kUTTypeAudio: CFString = name(.audio)
/// The identifier of `UTType.quickTimeMovie`.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = name(.quickTimeMovie)
/// The identifier of `UTType.mpeg`.
nonisolated(unsafe) public let kUTTypeMPEG: CFString = name(.mpeg)
/// The identifier of `UTType.mpeg2Video`.
nonisolated(unsafe) public let kUTTypeMPEG2Video: CFString = name(.mpeg2Video)
/// The identifier of `UTType.mpeg2TransportStream`.
nonisolated(unsafe) public let kUTTypeMPEG2TransportStream: CFString = name(.mpeg2TransportStream)
/// The identifier of `UTType.mp3`.
nonisolated(unsafe) public let kUTTypeMP3: CFString = name(.mp3)
/// The identifier of `UTType.mpeg4Movie`.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = name(.mpeg4Movie)
/// The identifier of `UTType.mpeg4Audio`.
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = name(.mpeg4Audio)
/// The identifier of `UTType.appleProtectedMPEG4Audio`.
nonisolated(unsafe) public let kUTTypeAppleProtectedMPEG4Audio: CFString = name(.appleProtectedMPEG4Audio)
/// The identifier of `UTType.appleProtectedMPEG4Video`.
nonisolated(unsafe) public let kUTTypeAppleProtectedMPEG4Video: CFString = name(.appleProtectedMPEG4Video)
/// The identifier of `UTType.avi`.
nonisolated(unsafe) public let kUTTypeAVIMovie: CFString = name(.avi)
/// The identifier of `UTType.aiff`.
nonisolated(unsafe) public let kUTTypeAudioInterchangeFileFormat: CFString = name(.aiff)
/// The identifier of `UTType.wav`.
nonisolated(unsafe) public let kUTTypeWaveformAudio: CFString = name(.wav)
/// The identifier of `UTType.midi`.
nonisolated(unsafe) public let kUTTypeMIDIAudio: CFString = name(.midi)
/// The identifier of `UTType.playlist`.
nonisolated(unsafe) public let kUTTypePlaylist: CFString = name(.playlist)
/// The identifier of `UTType.m3uPlaylist`.
nonisolated(unsafe) public let kUTTypeM3UPlaylist: CFString = name(.m3uPlaylist)

// MARK: Folders with a layout, and programs

/// The identifier of `UTType.folder`.
nonisolated(unsafe) public let kUTTypeFolder: CFString = name(.folder)
/// The identifier of `UTType.volume`.
nonisolated(unsafe) public let kUTTypeVolume: CFString = name(.volume)
/// The identifier of `UTType.package`.
nonisolated(unsafe) public let kUTTypePackage: CFString = name(.package)
/// The identifier of `UTType.bundle`.
nonisolated(unsafe) public let kUTTypeBundle: CFString = name(.bundle)
/// The identifier of `UTType.pluginBundle`.
nonisolated(unsafe) public let kUTTypePluginBundle: CFString = name(.pluginBundle)
/// The identifier of `UTType.spotlightImporter`.
nonisolated(unsafe) public let kUTTypeSpotlightImporter: CFString = name(.spotlightImporter)
/// The identifier of `UTType.quickLookGenerator`.
nonisolated(unsafe) public let kUTTypeQuickLookGenerator: CFString = name(.quickLookGenerator)
/// The identifier of `UTType.xpcService`.
nonisolated(unsafe) public let kUTTypeXPCService: CFString = name(.xpcService)
/// The identifier of `UTType.framework`.
nonisolated(unsafe) public let kUTTypeFramework: CFString = name(.framework)
/// The identifier of `UTType.application`.
nonisolated(unsafe) public let kUTTypeApplication: CFString = name(.application)
/// The identifier of `UTType.applicationBundle`.
nonisolated(unsafe) public let kUTTypeApplicationBundle: CFString = name(.applicationBundle)
/// The identifier `com.apple.application-file`.
nonisolated(unsafe) public let kUTTypeApplicationFile: CFString = name("com.apple.application-file")
/// The identifier of `UTType.unixExecutable`.
nonisolated(unsafe) public let kUTTypeUnixExecutable: CFString = name(.unixExecutable)
/// The identifier of `UTType.exe`.
nonisolated(unsafe) public let kUTTypeWindowsExecutable: CFString = name(.exe)
/// The identifier `com.sun.java-class`.
nonisolated(unsafe) public let kUTTypeJavaClass: CFString = name("com.sun.java-class")
/// The identifier `com.sun.java-archive`.
nonisolated(unsafe) public let kUTTypeJavaArchive: CFString = name("com.sun.java-archive")
/// The identifier of `UTType.systemPreferencesPane`.
nonisolated(unsafe) public let kUTTypeSystemPreferencesPane: CFString = name(.systemPreferencesPane)

// MARK: Archives and other data

/// The identifier of `UTType.gzip`.
nonisolated(unsafe) public let kUTTypeGNUZipArchive: CFString = name(.gzip)
/// The identifier of `UTType.bz2`.
nonisolated(unsafe) public let kUTTypeBzip2Archive: CFString = name(.bz2)
/// The identifier of `UTType.zip`.
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = name(.zip)
/// The identifier of `UTType.database`.
nonisolated(unsafe) public let kUTTypeDatabase: CFString = name(.database)
/// The identifier of `UTType.font`.
nonisolated(unsafe) public let kUTTypeFont: CFString = name(.font)
/// The identifier of `UTType.bookmark`.
nonisolated(unsafe) public let kUTTypeBookmark: CFString = name(.bookmark)
/// The identifier of `UTType.pkcs12`.
nonisolated(unsafe) public let kUTTypePKCS12: CFString = name(.pkcs12)
/// The identifier of `UTType.x509Certificate`.
nonisolated(unsafe) public let kUTTypeX509Certificate: CFString = name(.x509Certificate)
/// The identifier of `UTType.log`.
nonisolated(unsafe) public let kUTTypeLog: CFString = name(.log)
