import Foundation
import Observation
import SwiftData

// Three versions of a class, as lowering makes them of classes with `@Model`.

/// The notes of version 1.
enum NotesV1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    /// A note.
    final class Note: PersistentModel {
        private var _text: _SwiftDataNoType
        var text: String {
            @storageRestrictions(accesses: _$backingData, initializes: _text)
            init(initialValue) {
                _$backingData.setValue(forKey: \.text, to: initialValue)
                _text = .init()
            }
            get {
                _$observationRegistrar.access(self, keyPath: \.text)
                return self.getValue(forKey: \.text)
            }
            set { _$observationRegistrar.withMutation(of: self, keyPath: \.text) { self.setValue(forKey: \.text, to: newValue) } }
        }

        init(text: String) { self.text = text }

        private var _$backingData: any BackingData<Note> = Note.createBackingData()
        var persistentBackingData: any BackingData<Note> {
            get { _$backingData }
            set { _$backingData = newValue }
        }
        static var schemaMetadata: [Schema.PropertyMetadata] {
            [
                .init(name: "text", keypath: \Note.text)
            ]
        }
        required init(backingData: any BackingData<Note>) {
            _text = .init()
            self._$backingData = backingData
        }
        let _$observationRegistrar = ObservationRegistrar()
    }
}

/// The notes of version 2.
enum NotesV2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    /// A note.
    final class Note: PersistentModel {
        private var _words: _SwiftDataNoType
        var words: String {
            @storageRestrictions(accesses: _$backingData, initializes: _words)
            init(initialValue) {
                _$backingData.setValue(forKey: \.words, to: initialValue)
                _words = .init()
            }
            get {
                _$observationRegistrar.access(self, keyPath: \.words)
                return self.getValue(forKey: \.words)
            }
            set { _$observationRegistrar.withMutation(of: self, keyPath: \.words) { self.setValue(forKey: \.words, to: newValue) } }
        }

        private var _stars: _SwiftDataNoType = .init()
        var stars: Int = 3 {
            @storageRestrictions(accesses: _$backingData, initializes: _stars)
            init(initialValue) {
                _$backingData.setValue(forKey: \.stars, to: initialValue)
                _stars = .init()
            }
            get {
                _$observationRegistrar.access(self, keyPath: \.stars)
                return self.getValue(forKey: \.stars)
            }
            set { _$observationRegistrar.withMutation(of: self, keyPath: \.stars) { self.setValue(forKey: \.stars, to: newValue) } }
        }

        init(words: String) { self.words = words }

        private var _$backingData: any BackingData<Note> = Note.createBackingData()
        var persistentBackingData: any BackingData<Note> {
            get { _$backingData }
            set { _$backingData = newValue }
        }
        static var schemaMetadata: [Schema.PropertyMetadata] {
            [
                .init(name: "words", keypath: \Note.words, metadata: Schema.Attribute(originalName: "text")),
                .init(name: "stars", keypath: \Note.stars, defaultValue: 3 as Int),
            ]
        }
        required init(backingData: any BackingData<Note>) {
            _words = .init()
            _stars = .init()
            self._$backingData = backingData
        }
        let _$observationRegistrar = ObservationRegistrar()
    }
}

/// The notes of version 3.
enum NotesV3: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Note.self] }

    /// A note.
    final class Note: PersistentModel {
        private var _words: _SwiftDataNoType
        var words: String {
            @storageRestrictions(accesses: _$backingData, initializes: _words)
            init(initialValue) {
                _$backingData.setValue(forKey: \.words, to: initialValue)
                _words = .init()
            }
            get {
                _$observationRegistrar.access(self, keyPath: \.words)
                return self.getValue(forKey: \.words)
            }
            set { _$observationRegistrar.withMutation(of: self, keyPath: \.words) { self.setValue(forKey: \.words, to: newValue) } }
        }

        private var _stars: _SwiftDataNoType = .init()
        var stars: Int = 3 {
            @storageRestrictions(accesses: _$backingData, initializes: _stars)
            init(initialValue) {
                _$backingData.setValue(forKey: \.stars, to: initialValue)
                _stars = .init()
            }
            get {
                _$observationRegistrar.access(self, keyPath: \.stars)
                return self.getValue(forKey: \.stars)
            }
            set { _$observationRegistrar.withMutation(of: self, keyPath: \.stars) { self.setValue(forKey: \.stars, to: newValue) } }
        }

        private var _length: _SwiftDataNoType = .init()
        var length: Int = 0 {
            @storageRestrictions(accesses: _$backingData, initializes: _length)
            init(initialValue) {
                _$backingData.setValue(forKey: \.length, to: initialValue)
                _length = .init()
            }
            get {
                _$observationRegistrar.access(self, keyPath: \.length)
                return self.getValue(forKey: \.length)
            }
            set { _$observationRegistrar.withMutation(of: self, keyPath: \.length) { self.setValue(forKey: \.length, to: newValue) } }
        }

        init(words: String) { self.words = words }

        private var _$backingData: any BackingData<Note> = Note.createBackingData()
        var persistentBackingData: any BackingData<Note> {
            get { _$backingData }
            set { _$backingData = newValue }
        }
        static var schemaMetadata: [Schema.PropertyMetadata] {
            [
                .init(name: "words", keypath: \Note.words),
                .init(name: "stars", keypath: \Note.stars, defaultValue: 3 as Int),
                .init(name: "length", keypath: \Note.length, defaultValue: 0 as Int),
            ]
        }
        required init(backingData: any BackingData<Note>) {
            _words = .init()
            _stars = .init()
            _length = .init()
            self._$backingData = backingData
        }
        let _$observationRegistrar = ObservationRegistrar()
    }
}
