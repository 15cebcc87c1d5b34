/// A photo whose kind is known, with what the model saw in it.
package struct LabelledSight: Sendable {
    package let photo: LabelledPhotos.Photo
    package let sight: Sight

    package init(_ photo: LabelledPhotos.Photo, _ sight: Sight) {
        self.photo = photo
        self.sight = sight
    }
}
